import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeContactStore } from "../../../../adapters/server/contacts/contacts.store.ts";
import { given } from "../../../conformance/answer-of.ts";
import type { Client, Reply } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type StaffPerson, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
let owner: Client;
let user: Client;
let guest: Client;
let contact: number;

const values = { pay: "9472", nickname: "Skipper", badge: "AB-123456", plain: "Ordinary" };
const ok = (reply: Reply): ReturnType<typeof Object> => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return Object(reply.body);
};

beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "roles", { flags: ["contacts", "import_contacts"] });
  [owner, user, guest] = [await server.as(org.owner), await server.as(org.user), await server.as(org.guest)];
  for (const field of [
    { label: "Pay", type: "string", access: "admin" },
    { label: "Nickname", type: "string", access: "guest" },
    { label: "Badge", type: "id_number", access: "guest" },
    { label: "Plain", type: "string" },
  ])
    ok(await owner.post("/api/fields", field));
  contact = ok(await owner.post("/api/contacts", { first_name: "Rosa", fields: values })).con_id;
  ok(await owner.post("/api/contacts", { first_name: "Other", fields: { pay: "1" } }));
});
afterAll(() => server.close());

const asStaff = (person: StaffPerson) =>
  ({
    kind: "staff",
    row_rule: "all",
    org_id: person.org,
    user_id: person.user,
    role: person.role,
    flags: [],
    features: [],
    teams: [],
  }) as const;
const seenBy = (person: StaffPerson) =>
  server.database.inOrg(org.org, (tx) =>
    given(makeContactStore({ tx, actor: asStaff(person), request: { id: "test", ip: "", now: noon } }).get(contact)),
  );

describe("Fields for some roles alone", () => {
  it.each(["/api/contacts", "/api/contacts?search=rosa", "/api/fields", "/api/bookmarks/vocabulary"])(
    "should be hidden from ordinary users by %s, Admins Only [C3.09, C6.01]",
    async (path) => {
      const reply = await user.get(path);
      expect(reply.status).toBe(200);
      expect(JSON.stringify(reply.body)).not.toMatch(/9472|"pay"|"Pay"/);
      expect(JSON.stringify((await owner.get(path)).body)).toMatch(/9472|"pay"|"Pay"/);
    },
  );

  it("should not be usable for finding contacts by a hidden value", async () => {
    const filters = { pay: { $eq: values.pay } };
    expect(await owner.post("/api/bookmarks/count", { filters })).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await user.post("/api/bookmarks/count", { filters })).toMatchObject({ status: 422 });
    expect(await user.post("/api/bookmarks", { name: "Rich", filters })).toMatchObject({ status: 422 });
    expect(await user.post("/api/fields/validate", { fields: { pay: "1" } })).toMatchObject({
      body: { valid: false, errors: { pay: ['Unknown field "pay"'] } },
    });
  });

  it("should be absent from every history and log for users who cannot see them", async () => {
    ok(await owner.put(`/api/contacts/${contact}`, { version: 1, fields: { pay: "9999", plain: "Changed" } }));
    const history = JSON.stringify(ok(await user.get(`/api/contacts/${contact}/history`)));
    expect(history).toContain("Ordinary");
    expect(history).not.toMatch(/9472|9999|pay/i);
    expect(JSON.stringify(ok(await owner.get(`/api/contacts/${contact}/history`)))).toContain("9472");
    for (const path of ["/api/audit", "/api/audit?text=9472", "/api/audit/export.csv", "/api/audit/facets", "/api/audit/verify"])
      for (const client of [user, guest]) expect((await client.get(path)).status).toBe(403);
  });

  it("should show guests only Admins & Guests fields, id numbers except their last four characters masked [C3.09, C6.01, C3.21]", async () => {
    expect((await seenBy(org.guest)).fields).toEqual({ nickname: "Skipper", badge: "•••••3456" });
    expect((await seenBy(org.user)).fields).toEqual({ nickname: "Skipper", badge: "AB-123456", plain: "Changed" });
    expect((await seenBy(org.admin)).fields).toEqual({ pay: "9999", nickname: "Skipper", badge: "AB-123456", plain: "Changed" });
    const seen = ok(await guest.get("/api/fields")).fields.map(({ name }: { readonly name: string }) => name);
    expect(seen).toEqual(["nickname", "badge"]);
  });

  it("should hide a deleted field from everyone, in the audit log too, until it is restored", async () => {
    const plain = ok(await owner.get("/api/fields")).fields.find(({ name }: { readonly name: string }) => name === "plain");
    ok(await owner.delete(`/api/fields/${plain.id}`));
    for (const path of [
      `/api/contacts/${contact}`,
      `/api/contacts/${contact}/history`,
      "/api/audit",
      "/api/audit?text=ordinary",
      "/api/audit/export.csv",
    ])
      expect(JSON.stringify((await owner.get(path)).body)).not.toMatch(/Ordinary/);
    ok(await owner.post(`/api/fields/${plain.id}/restore`));
    expect(ok(await owner.get("/api/audit?text=ordinary")).entries).toHaveLength(2);
  });
});
