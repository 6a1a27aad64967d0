import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addProductFields } from "../../../../adapters/server/fields/product-fields.store.ts";
import { workOnGroups } from "../../../../adapters/server/groups/group-work.flow.ts";
import type { Client } from "../client.ts";
import { noon, type TestServer } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("assigned_user");
});
afterAll(() => engines.close());

const body = (reply: { readonly body: unknown; readonly status: number }) => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return Object(reply.body);
};

describe.each(["pglite", "postgres"] as const)("The assigned user on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let owner: Client;
  const newcomer = async (first_name: string, assigned: number | null): Promise<number> =>
    body(await owner.post("/api/contacts", { first_name, fields: assigned === null ? {} : { assignedUser: [String(assigned)] } })).con_id;
  const found = async (filters: object): Promise<readonly string[]> =>
    body(await owner.get(`/api/contacts?filters=${encodeURIComponent(JSON.stringify(filters))}`)).results.map(
      ({ first_name }: { first_name: string }) => first_name,
    );
  beforeAll(async () => {
    server = engines[engine].server;
    org = await seedOrg(server.database, `assigned-${engine}`, { features: ["include_portal"], flags: ["contacts", "add_contacts"] });
    await server.database.asSystem((tx) => addProductFields(tx, org.org, noon));
    owner = await server.as(org.owner);
  });

  it("should be a field that all staff except guests see, with the users as choices", async () => {
    const { fields } = body(await owner.get("/api/fields"));
    expect(fields).toMatchObject([
      { name: "assignedUser", label: "Assigned user", type: "list", bucket_id: null, editable: true },
      { name: "portalRole" },
    ]);
    expect(Object.values(fields[0].values)).toContain(`user assigned-${engine}`);
    expect(body(await (await server.as(org.guest)).get("/api/fields")).fields).toEqual([]);
  });

  it("should accept current users on creation and change, and be found by filters", async () => {
    const id = await newcomer("Ada", org.user.user);
    await newcomer("Bo", null);
    expect(await found({ assignedUser: { $overlaps: [String(org.user.user)] } })).toEqual(["Ada"]);
    expect(await found({ assignedUser: { $empty: true } })).toContain("Bo");
    expect((await owner.put(`/api/contacts/${id}`, { version: 1, fields: { assignedUser: ["999999"] } })).status).toBe(422);
    expect(
      (await owner.put(`/api/contacts/${id}`, { version: 1, fields: { assignedUser: [String(org.user.user), String(org.admin.user)] } }))
        .status,
    ).toBe(422);
    expect(body(await owner.put(`/api/contacts/${id}`, { version: 1, fields: { assignedUser: [String(org.admin.user)] } })).fields).toEqual(
      { assignedUser: [String(org.admin.user)] },
    );
    expect(body(await owner.post(`/api/contacts/compile/${id}`, { text: "Ask {assignedUser}" })).text).toBe(`Ask admin assigned-${engine}`);
  });

  it("should keep the contacts of a deactivated user, and not be assigned to them", async () => {
    const id = await newcomer("Cy", org.guest.user);
    await server.database.asSystem(({ db }) => db.updateTable("users").set({ status: 0 }).where("user_id", "=", org.guest.user).execute());
    expect(body(await owner.get(`/api/contacts/${id}`)).fields).toEqual({ assignedUser: [String(org.guest.user)] });
    expect(Object(body(await owner.get("/api/fields")).fields[0].values)[String(org.guest.user)]).toBe(
      `guest assigned-${engine} (removed)`,
    );
    expect((await owner.post("/api/contacts", { first_name: "Di", fields: { assignedUser: [String(org.guest.user)] } })).status).toBe(422);
    await server.database.asSystem(({ db }) => db.updateTable("users").set({ status: 1 }).where("user_id", "=", org.guest.user).execute());
  });

  it("should never be deleted, nor have its options changed", async () => {
    const [field] = body(await owner.get("/api/fields")).fields;
    expect((await owner.delete(`/api/fields/${field.id}`)).status).toBe(422);
    const renamed = body(
      await owner.put(`/api/fields/${field.id}`, { version: field.version, label: "Account manager", values: ["nobody"] }),
    );
    expect(renamed).toMatchObject({ label: "Account manager", values: field.values });
  });

  it("should add contacts to live groups and remove them", async () => {
    const id = await newcomer("Eve", org.owner.user);
    const group = body(
      await owner.post("/api/bookmarks", { name: "Mine", filters: { assignedUser: { $overlaps: [String(org.owner.user)] } } }),
    );
    const members = async (): Promise<readonly number[]> => {
      await workOnGroups(server.database, server.clock.now());
      return body(await owner.get(`/api/bookmarks/${group.id}/members`)).results.map(({ con_id }: { con_id: number }) => con_id);
    };
    expect(await members()).toEqual([id]);
    body(await owner.put(`/api/contacts/${id}`, { version: 1, fields: { assignedUser: null } }));
    expect(await members()).toEqual([]);
  });
});
