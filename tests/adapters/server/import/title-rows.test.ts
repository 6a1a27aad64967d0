import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ImportSession, openImportSession } from "./import-session.ts";
import { workbook } from "./workbook.ts";

let desk: ImportSession;
beforeAll(async () => {
  desk = await openImportSession();
});
afterAll(() => desk.close());

const file = [
  "Customers of Harbor, 2026",
  "",
  "First name;Last name;Email;Tags",
  'Ada;Quill;ada@mail.example;"chess\nclub"',
  "Bo;Inkwell;not-an-email;",
].join("\r\n");

describe("a file with a title above its table [G32]", () => {
  it("should be read from the header row on, with the file's row numbers in the plan and in the failed rows", async () => {
    const owner = await desk.freshOrg();
    const planned = await owner.planned(file);
    expect(planned).toMatchObject({
      layout: { delimiter: ";", has_header: true, header_row: 3 },
      mapping: ["first_name", "last_name", "email", "tags"],
      plan: { total: 2, create: 1, error: 1 },
    });
    expect(planned.columns.map(({ name }) => name)).toEqual(["First name", "Last name", "Email", "Tags"]);
    const created = await owner.client.get(`/api/contacts/import/${planned.id}/rows?decision=create`);
    expect(created.body).toMatchObject({ results: [{ row: 4, who: "Ada Quill" }] });
    const wrong = await owner.client.get(`/api/contacts/import/${planned.id}/rows?decision=error`);
    expect(wrong.body).toMatchObject({ results: [{ row: 6, value: "not-an-email" }] });
    await owner.client.post(`/api/contacts/import/${planned.id}/run`);
    await desk.runner().runDue();
    expect(await owner.get(planned.id)).toMatchObject({ state: "done", counts: { total: 2, created: 1, failed: 1 } });
    const failed = await owner.client.get(`/api/contacts/import/${planned.id}/failed.csv`);
    expect(failed.body).toBe("\ufeffFirst name;Last name;Email;Tags;_error\r\nBo;Inkwell;not-an-email;;Email: Email is invalid\r\n");
  });

  it("should be read from another row by the setting, and from the next filled one if that row is blank", async () => {
    const owner = await desk.freshOrg();
    const found = await owner.upload("Name,Email\r\nSecond name,Address\r\n\r\nAda,ada@mail.example\r\n");
    expect(found.layout).toMatchObject({ has_header: true, header_row: 1 });
    const change = async (layout: object) =>
      (await owner.client.put(`/api/contacts/import/${found.id}`, { layout: { ...found.layout, ...layout } })).body;
    expect(await change({ header_row: 2 })).toMatchObject({
      layout: { header_row: 2 },
      columns: [
        { name: "Second name", samples: ["Ada"] },
        { name: "Address", samples: ["ada@mail.example"] },
      ],
    });
    expect(await change({ header_row: 3 })).toMatchObject({ errors: { file: ["The file has a header and no rows below it"] } });
    expect(await change({ header_row: 9 })).toMatchObject({ errors: { file: ["The file has no rows that can be read"] } });
    expect(await change({ header_row: 0 })).toMatchObject({ status: "failed" });
    expect((await owner.get(found.id)).layout.header_row).toBe(2);
    const without = await change({ has_header: false });
    expect(without).toMatchObject({ layout: { has_header: false }, columns: [{ name: "Column 1" }, { name: "Column 2" }] });
    expect(without).not.toHaveProperty("layout.header_row");
  });

  it("should be analysed again when its format changes and its header row is not set", async () => {
    const owner = await desk.freshOrg();
    const { id, layout } = await owner.upload(file);
    const { header_row: _, ...rest } = layout;
    const asCommas = (await owner.client.put(`/api/contacts/import/${id}`, { layout: { ...rest, delimiter: "," } })).body;
    expect(asCommas).toMatchObject({ layout: { delimiter: ",", header_row: 1 } });
    expect((await owner.client.put(`/api/contacts/import/${id}`, { layout: rest })).body).toMatchObject({
      layout: { delimiter: ";", header_row: 3 },
      mapping: ["first_name", "last_name", "email", "tags"],
    });
  });

  it("should also be a workbook, with row numbers as in a spreadsheet", async () => {
    const owner = await desk.freshOrg();
    const line = (row: number, ...cells: readonly string[]): string =>
      `<row r="${row}">${cells.map((text, at) => `<c r="${"AB"[at]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
    const rows = [line(1, "Members"), line(3, "First name", "Email"), line(4, "Ada", "ada@mail.example"), line(5, "Bo", "nobody")];
    const planned = await owner.planned(workbook(rows.join("")), {}, "people.xlsx");
    expect(planned).toMatchObject({
      layout: { kind: "xlsx", header_row: 3 },
      plan: { total: 2, create: 1, error: 1, causes: [{ first_row: 5 }] },
    });
  });

  it("should be refused when its table is too wide, whatever is above it", async () => {
    const owner = await desk.freshOrg();
    const wide = (cell: string): string => Array.from({ length: 501 }, (_, at) => `${cell}${at}`).join(",");
    expect((await owner.send(`A title\r\n${wide("Column ")}\r\n${wide("1")}\r\n`)).body).toMatchObject({
      errors: { file: ["The file has more than 500 columns"] },
    });
  });
});
