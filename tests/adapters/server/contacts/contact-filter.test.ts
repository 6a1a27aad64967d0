import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let a: TestOrg;
let b: TestOrg;
let owner: Client;
let user: Client;

beforeAll(async () => {
  server = await startServer();
  ({ a, b } = await seedTwoOrgs(server.database, { flags: ["contacts"] }));
  [owner, user] = [await server.as(a.owner), await server.as(a.user)];
  for (const field of [
    { label: "Pay", type: "int", access: "admin" },
    { label: "Pin", type: "secret" },
    { label: "City", type: "string" },
  ])
    expect((await owner.post("/api/fields", field)).status).toBe(200);
  await owner.post("/api/contacts", { first_name: "Rich", fields: { pay: 5000, pin: "1234", city: "Bergen" } });
  await owner.post("/api/contacts", { first_name: "Poor", fields: { pay: 10, city: "Oslo" } });
});
afterAll(() => server.close());

const asked = (client: Client, query: Readonly<Record<string, string>>) => client.get(`/api/contacts?${new URLSearchParams(query)}`);
const filtered = (client: Client, document: unknown, more: Readonly<Record<string, string>> = {}) =>
  asked(client, { filters: JSON.stringify(document), ...more });

describe("The list of contacts with a filter", () => {
  it("should refuse conditions on fields that are hidden from a role, so that no value can be guessed", async () => {
    expect(await filtered(owner, { pay: { $gt: 100 } })).toMatchObject({
      status: 200,
      body: { count: 1, results: [{ first_name: "Rich" }] },
    });
    expect(await filtered(user, { pay: { $gt: 100 } })).toMatchObject({
      status: 422,
      body: { errors: { "filters.pay": ['Unknown field "pay".'] } },
    });
    expect(await filtered(user, { $or: [{ city: { $eq: "Oslo" } }, { pay: { $gt: 100 } }] })).toMatchObject({
      status: 422,
      body: { errors: { "filters.$or.1.pay": ['Unknown field "pay".'] } },
    });
  });

  it("should reveal of a secret only whether it exists", async () => {
    expect(await filtered(user, { pin: { $any: true } })).toMatchObject({ body: { count: 1 } });
    expect(await filtered(user, { pin: { $eq: "1234" } })).toMatchObject({
      status: 422,
      body: { errors: { "filters.pin.$eq": [expect.stringContaining("no operator")] } },
    });
  });

  it("should return only the requested custom fields, never hidden ones", async () => {
    expect(await asked(owner, { fields: "city,pay,nonsense", search: "rich" })).toMatchObject({
      body: { results: [{ fields: { city: "Bergen", pay: 5000 } }] },
    });
    const seen = async (client: Client, fields: string): Promise<string> =>
      JSON.stringify((await asked(client, { fields, search: "rich" })).body);
    expect(await seen(user, "city,pay")).toContain('"fields":{"city":"Bergen"}');
    expect(await seen(owner, "")).toContain('"fields":{}');
  });

  it("should return names only on request", async () => {
    const { body } = await asked(user, { format: "names", search: "rich" });
    expect(body).toEqual({
      results: [{ con_id: expect.any(Number), name: "Rich", photo: null, info: "" }],
      page: 1,
      pages: 1,
      count: 1,
      at_least: false,
      unsorted: false,
    });
  });

  it("should refuse invalid JSON, formats and booleans, and name the field", async () => {
    expect(await asked(user, { filters: "{" })).toMatchObject({
      status: 422,
      body: { errors: { filters: [expect.stringContaining("expected JSON")] } },
    });
    expect(await asked(user, { format: "xml" })).toMatchObject({ status: 422, body: { errors: { format: [expect.any(String)] } } });
    expect(await asked(user, { count: "perhaps" })).toMatchObject({ status: 422, body: { errors: { count: [expect.any(String)] } } });
  });

  it("should never return another organisation's contacts", async () => {
    expect(await filtered(await server.as(b.owner), { city: { $eq: "Oslo" } })).toMatchObject({ status: 422 });
    expect(await filtered(await server.as(b.owner), { $and: [] })).toMatchObject({
      body: { count: 1, results: [{ con_id: b.learner.contact }] },
    });
    expect(await filtered(await server.as(a.guest), { $and: [] })).toMatchObject({ status: 200, body: { count: 0, results: [] } });
  });
});
