import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
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

const begun = async (): Promise<TestOrg> => seedOrg(server.database, `people${(count += 1)}`);
const team = (org: number, label: string): Promise<number> =>
  server.database.asSystem(async ({ db }) => {
    const row = { org_id: org, label, twilio_phone: null, deleted_at: null, created_at: noon, updated_at: noon };
    return (await db.insertInto("teams").values(row).returning("team_id").executeTakeFirstOrThrow()).team_id;
  });
const put = async (by: StaffPerson, of: StaffPerson, change: object) => (await server.as(by)).put(`/api/users/${of.user}`, change);
const namesIn = (body: unknown): unknown => Reflect.get(Object(body), "users").map((user: unknown) => Reflect.get(Object(user), "role"));

describe("The list of users", () => {
  it("should show all users to administrators, and to others only their teams, without addresses, flat, with the caller", async () => {
    const org = await begun();
    const north = await team(org.org, "North");
    for (const one of [org.user, org.guest]) await put(org.admin, one, { version: 1, teams: [north] });
    const all = await (await server.as(org.admin)).get("/api/users");
    expect(all.body).toMatchObject({ self: { id: org.admin.user, email: org.admin.email } });
    expect(namesIn(all.body)).toEqual(["admin", "guest", "owner", "user"]);
    expect(Reflect.get(Object(all.body), "users")).toContainEqual(
      expect.objectContaining({
        id: org.guest.user,
        email: org.guest.email,
        state: "active",
        status: 1,
        initials: expect.any(String),
        teams: [north],
      }),
    );
    const shared = await (await server.as(org.user)).get("/api/users");
    expect(namesIn(shared.body)).toEqual(["guest", "user"]);
    expect(JSON.stringify(Reflect.get(Object(shared.body), "users"))).not.toContain("@");
    const lonely = await begun();
    expect(namesIn((await (await server.as(lonely.guest)).get("/api/users")).body)).toEqual(["guest"]);
    expect(namesIn((await (await server.as(org.user)).get("/api/users?archived=true")).body)).toEqual(["guest", "user"]);
  });

  it("should show the photo that an administrator chose to colleagues, in the audit log, and no longer once it is removed", async () => {
    const org = await begun();
    const north = await team(org.org, "North");
    for (const one of [org.user, org.guest]) await put(org.admin, one, { version: 1, teams: [north] });
    const photo = "https://pictures.example/ada.png";
    expect((await put(org.admin, org.guest, { version: 2, photo })).body).toMatchObject({ photo: { value: photo }, version: { value: 3 } });
    const shown = async (): Promise<unknown> => {
      const { body } = await (await server.as(org.user)).get("/api/users");
      const users: readonly unknown[] = Reflect.get(Object(body), "users");
      return users.map((user) => Reflect.get(Object(user), "photo")).toSorted();
    };
    expect(await shown()).toEqual([photo, null]);
    expect(await actionsInTrail(server, org.org, "user")).toEqual(["user.change", "user.change", "user.change"]);
    expect((await put(org.admin, org.guest, { version: 3, photo: "javascript:alert(1)" })).status).toBe(422);
    expect((await put(org.user, org.guest, { version: 3, photo: null })).status).toBe(403);
    await put(org.admin, org.guest, { version: 3, photo: null });
    expect(await shown()).toEqual([null, null]);
  });

  it("should return when a user was last seen, also after the session has ended", async () => {
    const org = await begun();
    const user = await server.as(org.user);
    server.clock.advance(120);
    await user.get("/api/users/current");
    const at = server.clock.now();
    await user.post("/api/users/logout");
    const { body } = await (await server.as(org.admin)).get(`/api/users/${org.user.user}`);
    expect(body).toMatchObject({ seen_at: { value: at } });
  });
});

describe("A user", () => {
  it("should be read with every field wrapped, features and permissions as maps [B3.40]", async () => {
    const org = await begun();
    const { body } = await (await server.as(org.admin)).get(`/api/users/${org.guest.user}`);
    expect(Object.values(Object(body)).every((field) => Object.keys(Object(field)).join() === "value")).toBe(true);
    expect(body).toMatchObject({
      id: { value: org.guest.user },
      first_name: { value: expect.any(String) },
      last_name: { value: expect.any(String) },
      initials: { value: expect.any(String) },
      email: { value: org.guest.email },
      mobile: { value: null },
      photo: { value: null },
      teams: { value: [] },
      role: { value: "guest" },
      status: { value: 1 },
      name: { value: expect.any(String) },
      features: { value: { teams: true } },
      feature_flags: { value: { contacts: true, settings: false, lessons: false } },
      add_contacts: { value: false },
      delete_contacts: { value: false },
      import_contacts: { value: false },
      selected_team: { value: null },
    });
    for (const field of Object.values(Object(body))) expect(Object.keys(Object(field))).toEqual(["value"]);
    const strangers = await begun();
    expect((await (await server.as(strangers.owner)).get(`/api/users/${org.guest.user}`)).status).toBe(404);
    expect((await put(strangers.owner, org.guest, { version: 1, first_name: "Mine" })).status).toBe(404);
  });

  it("should be changed by administrators, in force in the next call of an open session, and be in the trail", async () => {
    const org = await begun();
    const user = await server.as(org.user);
    expect((await user.get("/api/contacts")).status).toBe(403);
    expect(await put(org.admin, org.user, { version: 1, feature_flags: { contacts: true }, add_contacts: true })).toMatchObject({
      status: 200,
      body: { add_contacts: { value: true }, version: { value: 2 } },
    });
    expect((await user.get("/api/contacts")).status).toBe(200);
    expect((await put(org.admin, org.user, { version: 1, first_name: "Una" })).status).toBe(409);
    expect((await put(org.admin, org.user, { version: 2, role: "admin" })).status).toBe(200);
    expect((await user.get("/api/users/current")).body).toMatchObject({ role: "admin" });
    expect((await user.get(`/api/users/${org.guest.user}`)).status).toBe(200);
    expect(await actionsInTrail(server, org.org, "user")).toEqual(["user.change", "user.change"]);
  });

  it("should have a mobile number in one form, whoever writes it, and be refused at its field what is none", async () => {
    const org = await begun();
    const mobile = async (): Promise<unknown> => (await (await server.as(org.admin)).get(`/api/users/${org.user.user}`)).body;
    expect((await put(org.admin, org.user, { version: 1, mobile: "(212) 555-1234" })).status).toBe(200);
    expect(await mobile()).toMatchObject({ mobile: { value: "+12125551234" }, version: { value: 2 } });
    expect((await put(org.admin, org.user, { version: 2, mobile: "212-555-1234" })).body).toMatchObject({ version: { value: 2 } });
    expect(await put(org.admin, org.user, { version: 2, mobile: "12" })).toMatchObject({
      status: 422,
      body: { errors: { mobile: ["Mobile is invalid"] } },
    });
    expect((await put(org.admin, org.user, { version: 2, mobile: " " })).status).toBe(200);
    expect(await mobile()).toMatchObject({ mobile: { value: null } });
  });

  it("should not be changed by members; administrators change neither the owner, nor their own role, nor make a guest without a team [A5.11]", async () => {
    const org = await begun();
    expect((await put(org.user, org.guest, { version: 1, first_name: "X" })).status).toBe(403);
    expect((await put(org.admin, org.owner, { version: 1, first_name: "X" })).status).toBe(403);
    expect((await put(org.admin, org.admin, { version: 1, role: "user" })).status).toBe(403);
    expect(await put(org.admin, org.user, { version: 1, role: "guest" })).toMatchObject({
      status: 422,
      body: { errors: { teams: ['Team is required for "Guest" user'] } },
    });
    expect((await put(org.admin, org.user, { version: 1, feature_flags: { everything: true } })).status).toBe(422);
    expect(await actionsInTrail(server, org.org, "user")).toEqual([]);
  });

  it("should be listed, read, invited twice, changed, archived with a replacement, restored, and change their own password [B7.06]", async () => {
    const password = "Correct-horse-1";
    const org = await seedOrg(server.database, `people${(count += 1)}`, { passwordHash: await passwordHash(password) });
    const admin = await server.as(org.admin);
    for (const path of ["/api/users", "/api/users/usernames"])
      expect((await admin.get(path)).body).toMatchObject({ users: { length: 4 }, self: { id: org.admin.user } });
    const at = `/api/users/${org.user.user}`;
    expect((await admin.get(at)).body).toMatchObject({ id: { value: org.user.user } });
    expect((await admin.put(at, { version: 1, first_name: "Una" })).body).toMatchObject({ first_name: { value: "Una" } });
    const { body } = await admin.post("/api/users", { email: "new@people.test", role: "user", teams: [] });
    const invited = Number(Reflect.get(Object(Reflect.get(Object(body), "new_user_id")), "value"));
    server.clock.advance(60);
    expect((await admin.post(`/api/users/reinvite/${invited}`)).status).toBe(200);
    expect((await admin.delete(`${at}?replacement_user_id=${org.owner.user}`)).status).toBe(200);
    expect((await admin.get(at)).body).toMatchObject({ status: { value: 0 } });
    expect((await admin.post(`/api/users/restore/${org.user.user}`)).status).toBe(200);
    expect((await admin.get(at)).body).toMatchObject({ status: { value: 1 } });
    expect((await admin.put("/api/users/password", { current_password: password, password: "Battery-staple-2" })).status).toBe(200);
  });

  it("should have sessions that administrators list and end", async () => {
    const org = await begun();
    const user = await server.as(org.user);
    const admin = await server.as(org.admin);
    const at = `/api/users/${org.user.user}/sessions`;
    const { body } = await admin.get(at);
    expect(body).toMatchObject([{ current: false, user_agent: "tests" }]);
    const id = String(Reflect.get(Object(Reflect.get(Object(body), 0)), "id"));
    expect((await admin.delete(`${at}/${id}`)).status).toBe(200);
    expect((await user.get("/api/users/current")).status).toBe(401);
    expect((await admin.delete(`${at}/${id}`)).status).toBe(404);
    expect((await admin.delete(`/api/users/${org.owner.user}/sessions/1`)).status).toBe(403);
  });

  it("should lose two-step sign-in and all sessions when an administrator turns it off, once, unless it is the owner or the administrator", async () => {
    const org = await begun();
    for (const { user } of [org.user, org.owner])
      await server.database.asSystem(({ db }) =>
        db
          .insertInto("two_steps")
          .values({ org_id: org.org, user_id: user, secret: "x", on_since: noon, pending_secret: null, pending_since: null })
          .execute(),
      );
    const user = await server.as(org.user);
    const admin = await server.as(org.admin);
    expect((await admin.get(`/api/users/${org.user.user}`)).body).toMatchObject({ two_step: { value: true } });
    expect((await admin.delete(`/api/users/${org.user.user}/two_step`)).status).toBe(200);
    expect((await user.get("/api/users/current")).status).toBe(401);
    expect((await admin.delete(`/api/users/${org.user.user}/two_step`)).status).toBe(409);
    expect((await admin.delete(`/api/users/${org.owner.user}/two_step`)).status).toBe(403);
    expect(await admin.delete(`/api/users/${org.admin.user}/two_step`)).toMatchObject({
      status: 403,
      body: { message: "Turn off your own two-step sign-in in My account." },
    });
    expect(await actionsInTrail(server, org.org, "user")).toEqual(["user.turn_off_two_step"]);
  });
});
