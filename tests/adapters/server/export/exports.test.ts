import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeExportsHttp } from "../../../../adapters/http/exports.http.ts";
import { contactCsv } from "../../../../adapters/server/export/contact-csv.ts";
import { allContacts } from "../../../../core/contacts/contact-find.model.ts";
import { exportSeconds, type ExportStore } from "../../../../core/export/exports.port.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import type { Client } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type StaffPerson, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let a: TestOrg;
let b: TestOrg;
let admin: Client;
const storeOf = async (person: StaffPerson): Promise<ExportStore> => makeExportsHttp(await server.callerOf(person));
const everybody = { of: "matching", find: allContacts, except: [] } as const;

beforeAll(async () => {
  server = await startServer();
  ({ a, b } = await seedTwoOrgs(server.database, { flags: ["contacts"] }));
  admin = await server.as(a.admin);
  await admin.post("/api/fields", { label: "Salary", type: "int", access: "admin" });
  await admin.post("/api/fields", { label: "Pin", type: "secret" });
  await admin.post("/api/contacts", {
    first_name: '=HYPERLINK("x")',
    last_name: "Ünal, Jr.",
    email: ["f@mail.example"],
    mobile: ["+491701234567"],
    tags: ["a, b", "c"],
    fields: { salary: 5 },
  });
});
afterAll(() => server.close());

const fetched = async (person: StaffPerson, wanted: Parameters<ExportStore["begin"]>[0]): Promise<string> => {
  const { href } = await given((await storeOf(person)).begin(wanted));
  const reply = await (await server.as(person)).get(href);
  expect(reply.headers["content-type"]).toContain("text/csv");
  return String(reply.body);
};

describe("contacts as a file", () => {
  it("should contain all contacts with the requested columns, with escaped formulas and phones unchanged", async () => {
    const text = await fetched(a.admin, {
      selection: everybody,
      columns: ["first_name", "last_name", "mobile", "tags", "field:salary"],
      bom: true,
    });
    expect(text.split("\r\n")).toEqual([
      "\ufeffFirst name,Last name,Mobile,Tags,Salary",
      "Lena,a,,,",
      `"'=HYPERLINK(""x"")","Ünal, Jr.",+491701234567,"a\\, b; c",5`,
      "",
    ]);
  });

  it("should contain only the selected contacts, without a byte order mark on request", async () => {
    expect(
      await fetched(a.admin, { selection: { of: "chosen", ids: [a.learner.contact, b.learner.contact] }, columns: ["con_id"], bom: false }),
    ).toBe(`Contact ID\r\n${a.learner.contact}\r\n`);
  });

  it("should have no column of a secret, nor of a field that the caller cannot see", async () => {
    const idsOf = async (person: StaffPerson): Promise<readonly string[]> =>
      (await given((await storeOf(person)).columns())).map(({ id }) => id);
    expect(await idsOf(a.admin)).toContain("field:salary");
    expect((await idsOf(a.user)).filter((id) => id.startsWith("field:"))).toEqual([]);
    expect(
      await refusal((await storeOf(a.user)).begin({ selection: everybody, columns: ["first_name", "field:salary"], bom: false })),
    ).toMatchObject({ tag: "invalid", errors: { "columns.1": ["There is no such column."] } });
    expect(
      await refusal(
        (await storeOf(a.user)).begin({
          selection: { ...everybody, find: { ...allContacts, filters: { salary: { $gt: 1 } } } },
          columns: null,
          bom: false,
        }),
      ),
    ).toMatchObject({ tag: "invalid" });
  });

  it("should be logged, and be downloadable by its user for an hour", async () => {
    const { id, href } = await given((await storeOf(a.admin)).begin({ selection: everybody, columns: null, bom: false }));
    const told = await server.database.asSystem(({ db }) =>
      db
        .selectFrom("audit")
        .select(["actor_id", "after"])
        .where("action", "=", "contacts.export")
        .where("object_id", "=", String(id))
        .execute(),
    );
    expect(told).toMatchObject([{ actor_id: a.admin.user, after: { selection: everybody } }]);
    for (const person of [a.owner, b.admin]) expect((await (await server.as(person)).get(href)).status).toBe(404);
    server.clock.advance(exportSeconds + 1);
    expect((await (await server.as(a.admin)).get(href)).status).toBe(404);
    server.clock.advance(-exportSeconds - 1);
  });

  it("should be streamed with each contact once, while others are edited", async () => {
    await server.database.asSystem(({ db }) =>
      sql`insert into contacts (org_id, first_name, created_at, updated_at) select ${b.org}, 'N' || n, 0, 0 from generate_series(1, 2500) n`.execute(
        db,
      ),
    );
    for (const sort of [null, "name", "-updated"] as const) {
      const seen: string[] = [];
      let pieces = 0;
      for await (const text of contactCsv(server.database, b.org, {
        viewer: "owner",
        selection: everybody,
        columns: ["con_id"],
        bom: false,
        now: noon,
        sort,
      })) {
        pieces += 1;
        seen.push(...text.split("\r\n").filter((line) => /^\d+$/.test(line)));
        await server.database.asSystem(({ db }) =>
          sql`update contacts set first_name = ${sort === "name" ? "Zoe" : "Amy"}, updated_at = updated_at + 1 where org_id = ${b.org} and con_id % 7 = ${pieces}`.execute(
            db,
          ),
        );
      }
      expect([sort, pieces, new Set(seen).size, seen.length]).toEqual([sort, 4, 2501, 2501]);
    }
  });
});
