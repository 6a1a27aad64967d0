import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BoardAnswer } from "../../../../core/contacts/boards.model.ts";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs } from "../two-orgs.ts";

let server: TestServer;
let user: Client;
let stranger: Client;
beforeAll(async () => {
  server = await startServer();
  const { a, b } = await seedTwoOrgs(server.database, { flags: ["contacts"] });
  const owner = await server.as(a.owner);
  [user, stranger] = [await server.as(a.user), await server.as(b.owner)];
  for (const field of [
    { label: "Stage", type: "list", values: ["Lead", "Customer"] },
    { label: "Pay grade", type: "list", values: ["A", "B"], access: "admin" },
  ])
    expect((await owner.post("/api/fields", field)).status).toBe(200);
  const add = async (last_name: string, stage: readonly string[] | null): Promise<number> =>
    Number(Reflect.get(Object((await owner.post("/api/contacts", { first_name: "Ann", last_name, fields: { stage } })).body), "con_id"));
  for (let n = 0; n < 27; n += 1) await add(`Lead ${String(n).padStart(2, "0")}`, ["Lead"]);
  await add("Both", ["Lead", "Customer"]);
  await add("None", null);
  const odd = await add("Odd", null);
  await server.database.asSystem(({ db }) => sql`update contacts set fields = '{"stage": ["Partner"]}' where con_id = ${odd}`.execute(db));
  const gone = await add("Archived", ["Customer"]);
  expect((await owner.post(`/api/contacts/${gone}/archive`, {})).status).toBe(200);
});
afterAll(() => server.close());

const board = async (client: Client, query: Readonly<Record<string, string>> = {}): Promise<BoardAnswer> => {
  const { body } = await client.get(`/api/contacts/boards?${new URLSearchParams({ field: "stage", ...query })}`);
  if (!BoardAnswer.is(body)) throw new Error(`No board: ${JSON.stringify(body)}`);
  return body;
};
const named = (...names: readonly string[]) => names.map((name) => ({ name: `Ann ${name}` }));

describe("a board of contacts", () => {
  it("should have a column for contacts without a value, each choice and each other value, without archived contacts and with repeated multi-value contacts", async () => {
    expect(await board(user)).toMatchObject({
      field: "stage",
      columns: [
        { value: null, count: 2 },
        { value: "Lead", count: 28 },
        { value: "Customer", count: 1, contacts: named("Both") },
        { value: "Partner", count: 1, contacts: named("Odd") },
      ],
    });
  });

  it("should return a column 25 at a time, by name", async () => {
    const first = (await board(user, { value: "Lead" })).columns;
    expect(first).toMatchObject([{ value: "Lead", count: 28 }]);
    expect(first[0]?.contacts).toHaveLength(25);
    expect(first[0]?.contacts.slice(0, 2)).toMatchObject(named("Both", "Lead 00"));
    expect((await board(user, { value: "Lead", page: "2" })).columns[0]?.contacts).toMatchObject(named("Lead 24", "Lead 25", "Lead 26"));
  });

  it("should find contacts by a text search", async () => {
    expect(await board(user, { search: "both" })).toMatchObject({
      columns: [
        { value: null, count: 0 },
        { value: "Lead", count: 1 },
        { value: "Customer", count: 1 },
      ],
    });
  });

  it("should not offer a field that the user cannot see, nor one of another organisation", async () => {
    expect((await user.get("/api/contacts/boards?field=pay_grade")).status).toBe(422);
    expect((await stranger.get("/api/contacts/boards?field=stage")).status).toBe(422);
    expect((await stranger.get("/api/contacts/boards")).body).toEqual({ field: null, columns: [] });
  });
});
