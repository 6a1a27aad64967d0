import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addProductFields } from "../../../../adapters/server/fields/product-fields.store.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const roles = "/api/portal/roles";
const draft = { name: "Leader", permissions: [], relation: null, fields: [], file_folders: [], reports: [], is_default: false };
const idOf = (body: unknown, name: string): number => {
  const found: unknown = Array.isArray(body) ? body.find((role) => Reflect.get(Object(role), "name") === name) : undefined;
  return Number(Reflect.get(Object(found), "role_id"));
};
const begun = async () => {
  const { org } = await learningOrg(server.database);
  await server.database.asSystem((tx) => addProductFields(tx, org.org, noon));
  const staff = await server.as(org.owner);
  const learner = await server.as(org.learner);
  const give = async (role: number | null): Promise<number> =>
    (
      await staff.put(`/api/contacts/${org.learner.contact}`, {
        fields: { portalRole: role === null ? null : [String(role)] },
        version: Reflect.get(Object((await staff.get(`/api/contacts/${org.learner.contact}`)).body), "version"),
      })
    ).status;
  const own = async (): Promise<unknown> => (await learner.get("/api/contacts/role")).body;
  return { org, staff, learner, give, own };
};

describe("Roles of learners", () => {
  it("should be a contact's by its field, else the default one, and be sent to the portal", async () => {
    const { org, staff, learner, give, own } = await begun();
    expect(await own()).toBe(null);
    const leader = idOf((await staff.post(roles, { ...draft, permissions: ["contacts"] })).body, "Leader");
    expect(await own()).toBe(null);
    const { fields } = Object((await staff.get("/api/fields")).body);
    expect(fields).toMatchObject([{ name: "assignedUser" }, {}, { name: "portalRole", values: { [leader]: "Leader" } }]);
    expect(await give(leader)).toBe(200);
    const told = { role_id: leader, name: "Leader", permissions: ["contacts"], reports: [], relation: "recruited_by", lessons: false };
    expect(await own()).toEqual(told);
    expect((await learner.get("/api/cg/info?schema=full")).body).toMatchObject({ role: told });
    const basic = (await staff.post(roles, { ...draft, name: "Basic", is_default: true })).body;
    expect(basic).toMatchObject([
      { name: "Basic", contacts: 0, is_default: true },
      { name: "Leader", contacts: 1 },
    ]);
    expect(await own()).toEqual(told);
    await give(null);
    expect(await own()).toMatchObject({ name: "Basic", permissions: [] });
    await staff.put(`${roles}/${leader}`, { ...draft, name: "Coach", is_default: true, version: 1 });
    expect(await own()).toMatchObject({ name: "Coach" });
    expect((await staff.get(roles)).body).toMatchObject([
      { name: "Basic", is_default: false, version: 2 },
      { name: "Coach", is_default: true, version: 2 },
    ]);
    expect((await staff.put(`${roles}/${leader}`, { ...draft, version: 1 })).status).toBe(409);
    expect(await actionsInTrail(server, org.org, "portal")).toEqual(["portal.role_added", "portal.role_added", "portal.role_changed"]);
  });

  it("should be no longer in force once removed, come back with their contacts, and never be given by a name that is taken", async () => {
    const { staff, give, own } = await begun();
    const leader = idOf((await staff.post(roles, draft)).body, "Leader");
    await give(leader);
    expect((await staff.delete(`${roles}/${leader}`)).body).toEqual([]);
    expect(await own()).toBe(null);
    expect((await staff.delete(`${roles}/${leader}`)).status).toBe(404);
    const again = idOf((await staff.post(roles, draft)).body, "Leader");
    expect((await staff.post(`${roles}/${leader}/restore`, {})).status).toBe(422);
    await staff.delete(`${roles}/${again}`);
    expect((await staff.post(`${roles}/${leader}/restore`, {})).body).toMatchObject([{ role_id: leader, contacts: 1 }]);
    expect(await own()).toMatchObject({ role_id: leader });
  });

  it("should be refused by field, with nothing stored", async () => {
    const { staff, give } = await begun();
    expect(await staff.post(roles, { ...draft, fields: ["portalRole"] })).toMatchObject({
      status: 422,
      body: { errors: { fields: [expect.anything()] } },
    });
    expect(await staff.post(roles, { ...draft, permissions: ["all"] })).toMatchObject({ status: 422 });
    expect((await staff.get(roles)).body).toEqual([]);
    expect(await give(987_654)).toBe(422);
  });

  it("should be given by administrators alone, and be seen by learners as theirs alone", async () => {
    const { org, staff, learner } = await begun();
    const leader = idOf((await staff.post(roles, draft)).body, "Leader");
    await server.database.asSystem(({ db }) =>
      db
        .updateTable("users")
        .set({ flags: ["contacts"] })
        .where("user_id", "=", org.user.user)
        .execute(),
    );
    const user = await server.as(org.user);
    const at = `/api/contacts/${org.learner.contact}`;
    const { body } = await staff.get(at);
    const version = Reflect.get(Object(body), "version");
    const tried = await user.put(at, { fields: { portalRole: [String(leader)] }, version });
    expect([tried.status, tried.body]).toMatchObject([422, { errors: { "fields.portalRole": [expect.anything()] } }]);
    expect((await user.put(at, { first_name: "Lea", version })).status).toBe(200);
    expect((await learner.get("/api/contacts/role")).body).toBe(null);
    expect(JSON.stringify((await learner.get("/api/cg/fields")).body)).not.toContain("portalRole");
    expect((await learner.get(roles)).status).toBe(401);
  });
});
