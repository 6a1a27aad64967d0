import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeExportsHttp } from "../../../../adapters/http/exports.http.ts";
import { allContacts } from "../../../../core/contacts/contact-find.model.ts";
import { type ContactSort, mostSortedByField } from "../../../../core/contacts/contact-query.model.ts";
import { ContactPage } from "../../../../core/contacts/contact.model.ts";
import type { NewContactExport } from "../../../../core/export/exports.port.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { noon } from "../harness.ts";
import { type Engine, type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type StaffPerson } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("export_order");
});
afterAll(() => engines.close());

/** Made in this order, a minute apart; nobody has a name, a moment or a size in the order of the numbers. */
const people = [
  { first_name: "Mo", last_name: "Zell", fields: { size: 10, town: "Zug" } },
  { first_name: "Al", last_name: "Zell", fields: { size: 9, town: "aachen" } },
  { first_name: "Ida", last_name: "Abt" },
  { first_name: "Eva", last_name: "Ümit", fields: { size: 100, town: "Ulm" } },
  { first_name: "Jo", last_name: "Kern", fields: { size: -1 } },
] as const;
const orders: readonly ContactSort[] = [
  "name",
  "-name",
  "created",
  "-created",
  "updated",
  "-updated",
  "fields.size",
  "-fields.size",
  "fields.town",
  "-fields.town",
];

const bench = async ({ server, clock }: Engine) => {
  const org = await seedOrg(server.database, `o${crypto.randomUUID().slice(0, 8)}`, { flags: ["contacts"] });
  await server.database.asSystem(({ db }) => db.deleteFrom("contacts").where("org_id", "=", org.org).execute());
  const owner = await server.as(org.owner);
  for (const field of [
    { label: "Size", type: "int" },
    { label: "Town", type: "string" },
    { label: "Salary", type: "int", access: "admin" },
  ])
    await owner.post("/api/fields", field);
  for (const values of people) {
    await owner.post("/api/contacts", values);
    clock.advance(60);
  }
  await server.database.asSystem(({ db }) =>
    sql`update contacts set updated_at = ${noon}::bigint + array_position(array['Jo', 'Al', 'Mo', 'Ida', 'Eva'], first_name) where org_id = ${org.org}`.execute(
      db,
    ),
  );
  const listed = async (sort: ContactSort, more = ""): Promise<readonly number[]> => {
    const { body } = await owner.get(`/api/contacts?limit=50&sort=${sort}${more}`);
    if (!ContactPage.is(body)) throw new Error(`No contacts: ${JSON.stringify(body)}`);
    return body.results.map(({ con_id }) => con_id);
  };
  const exported = async (
    wanted: Pick<NewContactExport, "selection" | "sort">,
    person: StaffPerson = org.owner,
  ): Promise<readonly number[]> => {
    const { href } = await given(makeExportsHttp(await server.callerOf(person)).begin({ columns: ["con_id"], bom: false, ...wanted }));
    return String((await (await server.as(person)).get(href)).body)
      .trim()
      .split("\r\n")
      .slice(1)
      .map(Number);
  };
  return { org, server, owner, listed, exported };
};
const everybody = { of: "matching", find: allContacts, except: [] } as const;

describe.each(["pglite", "postgres"] as const)("the order of exported contacts on %s", (engine) => {
  it("should be that of the list for every sorting, for all, filtered and selected contacts", async () => {
    const { listed, exported } = await bench(engines[engine]);
    const filters = { last_name: { $eq: "Zell" } };
    for (const sort of orders) {
      const list = await listed(sort);
      expect(list).toHaveLength(people.length);
      expect([sort, await exported({ selection: everybody, sort })]).toEqual([sort, list]);
      const some = list.filter((_, at) => at !== 1).toReversed();
      expect([sort, await exported({ selection: { of: "chosen", ids: some }, sort })]).toEqual([
        sort,
        list.filter((id) => some.includes(id)),
      ]);
      expect([sort, await exported({ selection: { ...everybody, except: list.slice(0, 1) }, sort })]).toEqual([sort, list.slice(1)]);
      const found = await listed(sort, `&filters=${encodeURIComponent(JSON.stringify(filters))}`);
      expect(found).toHaveLength(2);
      expect([sort, await exported({ selection: { ...everybody, find: { ...allContacts, filters } }, sort })]).toEqual([sort, found]);
    }
    expect(new Set(await Promise.all(orders.map(async (sort) => String(await listed(sort))))).size).toBe(orders.length);
    const numbers = (await listed("name")).toSorted((a, b) => a - b);
    expect(await exported({ selection: everybody })).toEqual(numbers);
  });

  it("should refuse a field that the caller cannot see, and an unknown one", async () => {
    const { org, server } = await bench(engines[engine]);
    const asked = async (person: StaffPerson, sort: ContactSort) =>
      makeExportsHttp(await server.callerOf(person)).begin({ selection: everybody, columns: ["con_id"], bom: false, sort });
    expect(await refusal(await asked(org.owner, "fields.nothing"))).toMatchObject({
      tag: "invalid",
      errors: { sort: ['Unknown field "nothing".'] },
    });
    expect(await refusal(await asked(org.user, "fields.salary"))).toMatchObject({
      tag: "invalid",
      errors: { sort: ['Unknown field "salary".'] },
    });
  });

  it("should be by name when there are too many contacts for sorting by a custom field, as in the list", async () => {
    const { org, server, listed, exported } = await bench(engines[engine]);
    await server.database.asSystem(({ db }) =>
      sql`insert into contacts (org_id, first_name, created_at, updated_at) select ${org.org}, 'N' || n, 0, 0 from generate_series(1, ${mostSortedByField}::int) n`.execute(
        db,
      ),
    );
    const list = await listed("fields.size");
    expect(list).toEqual(await listed("name"));
    expect((await exported({ selection: everybody, sort: "fields.size" })).slice(0, 50)).toEqual(list);
  });
});
