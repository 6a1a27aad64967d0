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
    { label: "Age", type: "int" },
  ])
    expect((await owner.post("/api/fields", field)).status).toBe(200);
  const people = [
    { first_name: "Ada", tags: ["vip", "north"], fields: { pay: 9, pin: "1234", city: "Oslo", age: 9 } },
    { first_name: "Bo", tags: ["vip"], fields: { pay: 5, city: "bergen", age: 41 } },
    { first_name: "Cy", tags: ["north"], fields: { city: "Oslo", age: 10 } },
  ];
  for (const person of people) expect((await owner.post("/api/contacts", person)).status).toBe(200);
});
afterAll(() => server.close());

const listed = async (client: Client, sort: string): Promise<readonly unknown[]> => {
  const { body } = await client.get(`/api/contacts?search=&limit=3&sort=${sort}`);
  const results: unknown = Reflect.get(Object(body), "results");
  return Array.isArray(results) ? results.map((one) => Reflect.get(Object(one), "first_name")) : [];
};

describe("Values of a field and contact statistics", () => {
  it("should list the values of a field, the most frequent first, and those that contain a text [B7.14]", async () => {
    expect((await user.get("/api/contacts/distinct?field=tags")).body).toEqual([
      { value: "north", count: 2 },
      { value: "vip", count: 2 },
    ]);
    expect((await user.get("/api/contacts/distinct?field=city")).body).toEqual([
      { value: "Oslo", count: 2 },
      { value: "bergen", count: 1 },
    ]);
    for (const field of ["first_name", "language", "photo"])
      expect((await user.get(`/api/contacts/distinct?field=${field}`)).status).toBe(200);
    expect((await user.get("/api/contacts/distinct?field=city&query=BERG")).body).toEqual([{ value: "bergen", count: 1 }]);
    expect((await user.get("/api/contacts/distinct?field=city&query=%25")).body).toEqual([]);
  });

  it("should refuse secrets, and treat fields hidden from a role as unknown", async () => {
    expect(await owner.get("/api/contacts/distinct?field=pin")).toMatchObject({
      status: 422,
      body: { errors: { field: ["Pin is a secret."] } },
    });
    expect(await user.get("/api/contacts/distinct?field=pay")).toMatchObject({
      status: 422,
      body: { errors: { field: ['Unknown field "pay".'] } },
    });
    expect(await owner.get("/api/contacts/distinct?field=pay")).toMatchObject({ status: 200 });
    expect(await (await server.as(b.owner)).get("/api/contacts/distinct?field=city")).toMatchObject({ status: 422 });
    expect(await (await server.as(a.guest)).get("/api/contacts/distinct?field=tags")).toMatchObject({ status: 200, body: [] });
  });

  it("should count active, archived and new contacts [B7.14]", async () => {
    const numbers = async () => (await user.get("/api/contacts/metrics")).body;
    const before = await numbers();
    expect(before).toMatchObject({ total: 4, archived: 0, added_30d: 4 });
    const { body } = await owner.post("/api/contacts", { first_name: "Old" });
    await owner.post(`/api/contacts/${String(Reflect.get(Object(body), "con_id"))}/archive`, {});
    expect(await numbers()).toMatchObject({ total: 4, archived: 1, added_30d: 4 });
    expect((await (await server.as(b.owner)).get("/api/contacts/metrics")).body).toMatchObject({ total: 1, archived: 0 });
  });
});

describe("Sorting by a custom field", () => {
  it("should compare numbers or folded text, with missing values last in either direction", async () => {
    expect(await listed(user, "fields.age")).toEqual(["Ada", "Cy", "Bo"]);
    expect(await listed(user, "-fields.age")).toEqual(["Bo", "Cy", "Ada"]);
    expect(await listed(user, "fields.city")).toEqual(["Bo", "Ada", "Cy"]);
    expect((await listed(user, "-fields.city"))[2]).toBe("Bo");
  });

  it("should be refused for a field that is hidden from a role or does not exist", async () => {
    expect(await user.get("/api/contacts?sort=fields.pay")).toMatchObject({
      status: 422,
      body: { errors: { sort: ['Unknown field "pay".'] } },
    });
    expect(await user.get("/api/contacts?sort=fields.nothing")).toMatchObject({ status: 422 });
    expect(await owner.get("/api/contacts?sort=fields.pay")).toMatchObject({ status: 200, body: { unsorted: false } });
    expect(await user.get("/api/contacts?sort=password")).toMatchObject({ status: 422 });
  });
});

describe("A shared view", () => {
  it("should not reveal a field that is hidden from a role", async () => {
    const settings = {
      filters: { pay: { $gt: 7 } },
      sort: "-fields.pay",
      columns: [
        { id: "name", width: null },
        { id: "fields.pay", width: null },
        { id: "fields.city", width: 200 },
      ],
      kind: "list",
    };
    const { status } = await owner.post("/api/contacts/views", { name: "Well paid", settings, shared: true });
    expect(status).toBe(200);
    expect((await owner.get("/api/contacts/views")).body).toMatchObject([{ settings, broken: false, editable: true }]);
    const seen = (await user.get("/api/contacts/views")).body;
    expect(seen).toMatchObject([
      {
        name: "Well paid",
        broken: true,
        editable: false,
        settings: {
          filters: { $or: [] },
          sort: "name",
          columns: [
            { id: "name", width: null },
            { id: "fields.city", width: 200 },
          ],
        },
      },
    ]);
    expect(JSON.stringify(seen)).not.toContain('pay"');
  });
});
