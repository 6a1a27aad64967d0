import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
let admin: Client;
let user: Client;
let contact = 0;
let group = 0;

const numberIn = (body: unknown, key: string): number => Number(Reflect.get(Object(body), key));

beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "redacted", { flags: ["contacts", "add_contacts"] });
  [admin, user] = [await server.as(org.admin), await server.as(org.user)];
  expect((await admin.post("/api/fields", { label: "Salary band", type: "int", access: "admin" })).status).toBe(200);
  contact = numberIn(
    (await admin.post("/api/contacts", { first_name: "Ada", tags: ["vip"], fields: { salary_band: 98765 } })).body,
    "con_id",
  );
  const filters = { $and: [{ tags: { $overlaps: ["vip"] } }, { salary_band: { $gt: 54321 } }] };
  group = numberIn(
    (await admin.post("/api/bookmarks", { name: "Keen", filters, share_to: { users: [], teams: [], all: true } })).body,
    "id",
  );
});
afterAll(() => server.close());

describe("a shared group with a condition on a field for administrators", () => {
  it("should not reveal the field's label, operator, operand or result to others", async () => {
    const replies = [
      `/api/bookmarks/${group}`,
      "/api/bookmarks",
      "/api/bookmarks/search?term=keen",
      `/api/bookmarks/${group}/explain/${contact}`,
    ];
    for (const path of replies) {
      const told = JSON.stringify((await user.get(path)).body);
      expect(told, path).not.toMatch(/salary|54321|98765|\$gt/i);
    }
    expect((await user.get(`/api/bookmarks/${group}`)).body).toMatchObject({
      name: "Keen",
      filters: null,
      redacted: true,
      editable: false,
      broken: null,
      count: 1,
    });
    expect((await user.get(`/api/bookmarks/${group}/explain/${contact}`)).body).toMatchObject({
      belongs: true,
      lines: [
        { kind: "all", verdict: null },
        { kind: "clause", value: "vip", verdict: true },
        { kind: "redacted", value: null, verdict: null },
      ],
    });
    expect((await user.get(`/api/bookmarks/${group}/members`)).body).toMatchObject({ results: [{ con_id: contact }] });
  });

  it("should show administrators all of it", async () => {
    expect((await admin.get(`/api/bookmarks/${group}`)).body).toMatchObject({
      redacted: false,
      editable: true,
      filters: { $and: [{}, { salary_band: { $gt: 54321 } }] },
    });
    expect((await admin.get(`/api/bookmarks/${group}/explain/${contact}`)).body).toMatchObject({
      belongs: true,
      lines: [{ verdict: true }, {}, { kind: "clause", text: expect.stringContaining("54321"), value: "98765", verdict: true }],
    });
  });
});
