import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mayUsePage } from "../../../../core/access/page-access.rule.ts";
import { staffPages } from "../../../../core/permissions/staff-page-table.rule.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type StaffPerson, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const begun = (): Promise<TestOrg> => seedOrg(server.database, `traced${(count += 1)}`, { flags: ["contacts"], features: ["workflows"] });
const traced = async (by: StaffPerson, of: StaffPerson, path: string) =>
  (await server.as(by)).get(`/api/users/${of.user}/access?path=${encodeURIComponent(path)}`);
const tasksOf = async (org: TestOrg): Promise<readonly unknown[]> =>
  Reflect.get(Object((await (await server.as(org.admin)).get("/api/tasks")).body), "results");
const asks = "/api/users/permissions/requests";
const create = "/ui/contacts/create?from=list";

describe("Why a user opens a page", () => {
  it("should be every step in order, with the verdict, what was seen and who changes it [B6.02]", async () => {
    const org = await begun();
    expect((await traced(org.admin, org.guest, create)).body).toEqual({
      user: { id: org.guest.user, name: expect.any(String) },
      record: null,
      path: "/contacts/create",
      title: "Create contact",
      is_open: false,
      steps: [
        { kind: "role", roles: ["owner", "admin", "user"], seen: "guest", is_met: false, by: "admins" },
        { kind: "flag", flag: "contacts", seen: "granted", is_met: true, by: "admins" },
        { kind: "flag", flag: "add_contacts", seen: "off", is_met: false, by: "admins" },
      ],
    });
    expect((await traced(org.admin, org.owner, "/settings/teams")).body).toMatchObject({
      is_open: false,
      steps: [
        { kind: "feature", feature: "teams", seen: "off", is_met: false, by: "owner" },
        { kind: "role", seen: "owner", is_met: true },
        { kind: "flag", flag: "teams", seen: "always", is_met: true },
      ],
    });
  });

  it("should be the answer of the guard, for every page and everybody of the organisation", async () => {
    const org = await begun();
    const admin = await server.as(org.admin);
    for (const person of [org.owner, org.admin, org.user, org.guest]) {
      const { body: session } = await (await server.as(person)).get("/api/users/current");
      const visitor = {
        role: person.role,
        flags: Reflect.get(Object(session), "flags"),
        features: Reflect.get(Object(session), "features"),
      };
      expect(visitor).toMatchObject({ flags: expect.any(Array), features: ["workflows"] });
      for (const page of staffPages) {
        const { body } = await admin.get(`/api/users/${person.user}/access?path=${encodeURIComponent(page.path)}`);
        expect(body).toMatchObject({ path: page.path, is_open: mayUsePage(page, visitor) });
      }
    }
  });

  it("should be told to administrators about everybody of their organisation, and to others about themselves", async () => {
    const [org, strangers] = [await begun(), await begun()];
    expect((await traced(org.guest, org.guest, "/lessons")).status).toBe(200);
    expect((await traced(org.user, org.guest, "/lessons")).status).toBe(404);
    expect((await traced(strangers.owner, org.guest, "/lessons")).status).toBe(404);
    expect(await traced(org.admin, org.user, "/nowhere")).toMatchObject({
      status: 422,
      body: { errors: { path: ["There is no page at “/nowhere”. Give the address of a page, such as /contacts."] } },
    });
  });
});

describe("Asking for access", () => {
  it("should make one task for the administrators, also when asked twice at once, and another once that is done", async () => {
    const org = await begun();
    const user = await server.as(org.user);
    const both = await Promise.all([user.post(asks, { path: create }), user.post(asks, { path: "/contacts/create" })]);
    expect(both.map(({ body }) => Reflect.get(Object(body), "is_new")).toSorted()).toEqual([false, true]);
    const [task, ...others] = await tasksOf(org);
    expect(others).toEqual([]);
    expect(task).toMatchObject({
      name: expect.stringMatching(/^Access to “Create contact” for /),
      body: expect.stringContaining("Not met: permission “Add contacts”: not granted; changed by the administrators."),
      assigned_to: [org.owner.user, org.admin.user],
      created_by: org.user.user,
    });
    expect(await actionsInTrail(server, org.org, "task")).toEqual(["task.create"]);
    const admin = await server.as(org.admin);
    await admin.put(`/api/tasks/${Reflect.get(Object(task), "id")}`, { version: 1, status: "done" });
    expect((await user.post(asks, { path: create })).body).toEqual({ title: "Create contact", is_new: true });
    expect(await tasksOf(org)).toHaveLength(2);
  });

  it("should be refused for a page that is open, as it is once the permission is granted", async () => {
    const org = await begun();
    const [admin, user] = [await server.as(org.admin), await server.as(org.user)];
    expect((await user.post(asks, { path: create })).status).toBe(200);
    await admin.put(`/api/users/${org.user.user}`, { version: 1, feature_flags: { add_contacts: true } });
    expect(await user.post(asks, { path: create })).toMatchObject({
      status: 422,
      body: { errors: { path: ["You have access to “Create contact” already. Open it again."] } },
    });
    expect((await (await server.as(org.guest)).post(asks, { path: "/lessons" })).body).toMatchObject({ is_new: true });
  });
});
