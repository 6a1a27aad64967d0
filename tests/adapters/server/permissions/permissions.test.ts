import * as E from "fp-ts/lib/Either.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allFlags, Flag } from "../../../../core/access/role.model.ts";
import { roleBack } from "../../../../core/permissions/permission-switch.rule.ts";
import { Colleagues } from "../../../../core/users/colleague.model.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { declaredCalls } from "../declared-calls.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type StaffPerson, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const begun = (features?: readonly string[]): Promise<TestOrg> =>
  seedOrg(server.database, `permitted${(count += 1)}`, { flags: ["contacts"], ...(features === undefined ? {} : { features }) });
const get = async (by: StaffPerson, path: string): Promise<unknown> => (await (await server.as(by)).get(path)).body;
const usersIn = (body: unknown): readonly unknown[] => Reflect.get(Object(body), "users");
const userIn = async (org: TestOrg, of: StaffPerson): Promise<unknown> =>
  usersIn(await get(org.admin, "/api/users/permissions/matrix")).find((user) => Reflect.get(Object(user), "id") === of.user);
const presets = "/api/users/presets";
const teacher = { name: "Teacher", role: "user", flags: ["contacts", "lessons"] };
/** A preset, which the user of the organisation follows. */
const followed = async (org: TestOrg): Promise<number> => {
  const admin = await server.as(org.admin);
  const { body } = await admin.post(presets, teacher);
  const id = Number(Reflect.get(Object(body), "preset_id"));
  expect((await admin.put(`/api/users/${org.user.user}`, { version: 1, preset_id: id })).status).toBe(200);
  return id;
};

const colleagues = (body: unknown): Colleagues => {
  const decoded = Colleagues.decode(body);
  if (E.isLeft(decoded)) throw new Error("This is no list of users.");
  return decoded.right;
};

describe("The list of permissions", () => {
  it("should say of every permission what it allows, its feature and what it needs", async () => {
    const org = await begun();
    const list = await get(org.guest, "/api/users/permissions");
    expect(Object.values(Object(list)).map((one) => Reflect.get(Object(one), "flag"))).toEqual(allFlags);
    expect(list).toContainEqual({
      flag: "add_contacts",
      label: "Add contacts",
      sentence: "Adds contacts one by one.",
      feature: null,
      needs: ["contacts"],
    });
    expect(list).toContainEqual(expect.objectContaining({ flag: "teams", feature: "teams" }));
  });

  it("should name a need only where every call that asks for the permission asks for it too", async () => {
    const org = await begun();
    const list: readonly unknown[] = Object.values(Object(await get(org.owner, "/api/users/permissions")));
    const calls = declaredCalls().flatMap(({ access }) => (access.kind === "staff" && access.flags.length > 0 ? [access.flags] : []));
    const used = calls.flat();
    expect(used).toEqual(expect.arrayContaining(["add_contacts", "delete_contacts", "import_contacts"]));
    for (const entry of list) {
      const [flag, needs] = [Reflect.get(Object(entry), "flag"), Reflect.get(Object(entry), "needs")];
      for (const flags of calls.filter((asked) => Flag.is(flag) && asked.includes(flag)))
        expect(flags).toEqual(expect.arrayContaining(needs));
    }
  });
});

describe("The matrix of permissions", () => {
  it("should list active users with what is granted, and the features of the organisation, to administrators alone", async () => {
    const org = await begun(["teams"]);
    expect(await get(org.admin, "/api/users/permissions/matrix")).toMatchObject({
      users: [
        { role: "admin", flags: [], preset_id: null },
        { role: "guest", flags: ["contacts"] },
        { role: "owner" },
        { role: "user", flags: ["contacts"], version: 1 },
      ],
      presets: [],
      features: ["teams"],
    });
    expect((await (await server.as(org.user)).get("/api/users/permissions/matrix")).status).toBe(403);
  });

  it("should refuse a permission without what it needs, by name and with the way out", async () => {
    const org = await begun();
    const admin = await server.as(org.admin);
    const change = { version: 1, feature_flags: { contacts: false, import_contacts: true } };
    expect(await admin.put(`/api/users/${org.user.user}`, change)).toMatchObject({
      status: 422,
      body: {
        errors: {
          feature_flags: ["“Import contacts” needs “See contacts”. Grant “See contacts” too, or take “Import contacts” away."],
        },
      },
    });
    expect(await userIn(org, org.user)).toMatchObject({ flags: ["contacts"], version: 1 });
  });
});

describe("What the caller may do", () => {
  it("should have a mark that changes in an open session as soon as a permission does", async () => {
    const org = await begun();
    const user = await server.as(org.user);
    const mark = async (): Promise<unknown> => (await user.get("/api/users/permissions/own")).body;
    const before = await mark();
    expect(await mark()).toEqual(before);
    await (await server.as(org.admin)).put(`/api/users/${org.user.user}`, { version: 1, feature_flags: { lessons: true } });
    expect(await mark()).not.toEqual(before);
  });
});

describe("Presets", () => {
  it("should change their followers with them, in force at once, in the trail, and back again", async () => {
    const org = await begun();
    const id = await followed(org);
    const [admin, user] = [await server.as(org.admin), await server.as(org.user)];
    expect(await userIn(org, org.user)).toMatchObject({ flags: ["contacts", "lessons"], preset_id: id, version: 2 });
    expect((await user.get("/api/contacts")).status).toBe(200);
    const changed = await admin.put(`${presets}/${id}`, { ...teacher, flags: ["lessons"], version: 1 });
    expect(changed).toMatchObject({ status: 200, body: { flags: ["lessons"], followers: 1, version: 2 } });
    expect((await user.get("/api/contacts")).status).toBe(403);
    expect(await userIn(org, org.user)).toMatchObject({ flags: ["lessons"], version: 3 });
    expect((await admin.put(`${presets}/${id}`, { ...teacher, version: 1 })).status).toBe(409);
    expect((await admin.put(`${presets}/${id}`, { ...teacher, version: 2 })).status).toBe(200);
    expect((await user.get("/api/contacts")).status).toBe(200);
    expect(await actionsInTrail(server, org.org, "user")).toEqual(["user.change", "user.change", "user.change"]);
    expect(await actionsInTrail(server, org.org, "permission_preset")).toEqual([
      "permission_preset.added",
      "permission_preset.changed",
      "permission_preset.changed",
    ]);
  });

  it("should leave followers what they had when deleted, and be followed again by the unchanged ones when restored", async () => {
    const org = await begun();
    const id = await followed(org);
    const admin = await server.as(org.admin);
    const north = await server.database.asSystem(async ({ db }) => {
      const row = { org_id: org.org, label: "North", twilio_phone: null, deleted_at: null, created_at: noon, updated_at: noon };
      return (await db.insertInto("teams").values(row).returning("team_id").executeTakeFirstOrThrow()).team_id;
    });
    await admin.put(`/api/users/${org.guest.user}`, { version: 1, preset_id: id, teams: [north] });
    expect((await admin.delete(`${presets}/${id}`)).status).toBe(200);
    for (const one of [org.user, org.guest]) {
      expect(await userIn(org, one)).toMatchObject({ role: "user", flags: ["contacts", "lessons"], preset_id: null });
    }
    expect((await admin.put(`${presets}/${id}`, { ...teacher, version: 2 })).status).toBe(404);
    expect((await admin.put(`/api/users/${org.guest.user}`, { version: 2, feature_flags: { reports: true } })).status).toBe(200);
    expect((await admin.post(`${presets}/${id}/restore`)).body).toMatchObject({ name: "Teacher", followers: 1 });
    expect(await userIn(org, org.user)).toMatchObject({ preset_id: id });
    expect(await userIn(org, org.guest)).toMatchObject({ preset_id: null });
  });

  it("should be followed again once a change of role is taken back with what the list of users says", async () => {
    const org = await begun();
    const id = await followed(org);
    const admin = await server.as(org.admin);
    const before = await userIn(org, org.user);
    const { users } = colleagues((await admin.get("/api/users")).body);
    const row = users.find((user) => user.id === org.user.user);
    if (row === undefined) throw new Error("The list lacks the user.");
    expect(row.preset_id).toBe(id);
    const path = `/api/users/${org.user.user}`;
    expect((await admin.put(path, { version: row.version, role: "admin" })).status).toBe(200);
    expect(await userIn(org, org.user)).toMatchObject({ role: "admin", preset_id: null });
    expect((await admin.put(path, { version: row.version + 1, ...roleBack(row) })).status).toBe(200);
    expect(await userIn(org, org.user)).toEqual({ ...Object(before), version: row.version + 2 });
  });

  it("should be for administrators of their own organisation, and change neither the owner nor the caller's own role", async () => {
    const [org, strangers] = [await begun(), await begun()];
    const id = await followed(org);
    const [admin, stranger] = [await server.as(org.admin), await server.as(strangers.owner)];
    expect((await (await server.as(org.user)).post(presets, teacher)).status).toBe(403);
    expect((await stranger.put(`${presets}/${id}`, { ...teacher, version: 1 })).status).toBe(404);
    expect((await stranger.post(`${presets}/${id}/restore`)).status).toBe(404);
    expect((await stranger.put(`/api/users/${strangers.user.user}`, { version: 1, preset_id: id })).status).toBe(422);
    expect((await admin.put(`/api/users/${org.owner.user}`, { version: 1, preset_id: id })).status).toBe(403);
    expect((await admin.put(`/api/users/${org.admin.user}`, { version: 1, preset_id: id })).status).toBe(403);
  });
});
