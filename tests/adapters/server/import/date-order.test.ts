import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ImportSession, openImportSession, type Owner } from "./import-session.ts";

let desk: ImportSession;
beforeAll(async () => {
  desk = await openImportSession();
});
afterAll(() => desk.close());

const withBirthday = async (): Promise<Owner> => {
  const owner = await desk.freshOrg();
  expect((await owner.client.post("/api/fields", { label: "Birthday", type: "date" })).status).toBe(200);
  return owner;
};
const birthdays = async (owner: Owner): Promise<readonly unknown[]> => (await owner.people()).map(({ fields }) => fields);

describe("dates of a file", () => {
  it("should be read in the order that fits all values of their column", async () => {
    const owner = await withBirthday();
    const done = await owner.imported("First name;Birthday\nAda;03.04.2025\nBo;31.12.1980\n");
    expect(done.counts).toMatchObject({ created: 2, failed: 0 });
    expect(await birthdays(owner)).toEqual([{ birthday: "2025-04-03" }, { birthday: "1980-12-31" }]);
  });

  it("should need a choice where several orders fit, and be read by that choice", async () => {
    const owner = await withBirthday();
    const file = "First name,Birthday\nAda,03/04/2025\nBo,05/06/1980\n";
    const { id, columns } = await owner.upload(file);
    expect(columns[1]).toMatchObject({ dates: { orders: ["mdy", "dmy"], sample: "03/04/2025" } });
    const refused = await owner.client.post(`/api/contacts/import/${id}/plan`);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(
      "Choose the order of day, month and year: 03/04/2025 in Birthday can be read in several ways.",
    );
    expect((await owner.get(id)).state).toBe("mapping");
    expect((await owner.imported(file, { date_order: "dmy" })).counts).toMatchObject({ created: 2 });
    expect(await birthdays(owner)).toEqual([{ birthday: "2025-04-03" }, { birthday: "1980-06-05" }]);
  });

  it("should not be shown for a column that fills a secret", async () => {
    const owner = await desk.freshOrg();
    expect((await owner.client.post("/api/fields", { label: "Vault", type: "secret", access: "admin" })).status).toBe(200);
    expect((await owner.upload("First name,Vault\nAda,03/04/2025\n")).columns[1]).toEqual({ name: "Vault", samples: [] });
  });
});
