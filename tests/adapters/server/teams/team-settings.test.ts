import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actionsInTrail } from "../actions-in-trail.ts";
import { startServer, type TestServer } from "../harness.ts";
import { orgWithTeams } from "./org-with-teams.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe("teams that administrators manage", () => {
  it("should be created, read, changed and listed with members and counts [A3.06 B3.37 B7.19]", async () => {
    const { org, teams } = await orgWithTeams(server.database);
    const admin = await server.as(org.admin);
    const created = await admin.post("/api/teams", { label: " East ", color: "#ABCDEF", contact_fields: ["company"] });
    expect(created).toMatchObject({
      status: 200,
      body: { label: "East", color: "#abcdef", twilio_phone: null, contact_fields: ["company"], users: [], version: 1 },
    });
    const id = Number(Reflect.get(Object(created.body), "id"));
    expect((await admin.post("/api/teams/users", { team_id: id, add_users: [org.user.user] })).body).toMatchObject({
      users: [org.user.user],
    });
    expect((await admin.put(`/api/teams/${id}`, { label: "Far east", version: 1 })).body).toMatchObject({ label: "Far east", version: 2 });
    expect((await admin.get(`/api/teams/${id}`)).body).toMatchObject({ id, label: "Far east", users: [org.user.user] });
    expect((await admin.get("/api/teams/summaries")).body).toMatchObject([
      { id: teams.a, users: [org.user.user], related: { contacts: 0 } },
      { id: teams.b, users: [org.user.user] },
      { id: teams.c, users: [] },
      { id, users: [org.user.user] },
    ]);
    expect((await admin.get(`/api/teams/${id}/related`)).body).toEqual({
      contacts: 0,
      campaigns: 0,
      lessons: 0,
      folders: 0,
      files: 0,
      file_folders: 0,
      groups: 0,
      lines: 0,
    });
    expect(await actionsInTrail(server, org.org, "team")).toEqual(["team.create", "team.update"]);
  });

  it("should have labels that differ in any case, also of two created at once", async () => {
    const { org } = await orgWithTeams(server.database);
    const admin = await server.as(org.admin);
    const refused = { status: 422, body: { errors: { label: ["Another team has this name."] } } };
    expect(await admin.post("/api/teams", { label: "a" })).toMatchObject(refused);
    expect((await admin.post("/api/teams", { label: "   " })).status).toBe(422);
    const both = await Promise.all(["Twin", "tWIN"].map((label) => admin.post("/api/teams", { label })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it("should get and lose members repeatably, each with one entry in the audit log, in force at once", async () => {
    const { org, teams } = await orgWithTeams(server.database);
    const [admin, user] = [await server.as(org.admin), await server.as(org.user)];
    const labels = async (): Promise<unknown> => (await user.get("/api/teams")).body;
    expect(await labels()).toHaveLength(2);
    for (const _ of [1, 2])
      expect((await admin.post("/api/teams/users", { team_id: teams.c, add_users: [org.user.user] })).body).toMatchObject({
        users: [org.user.user],
      });
    expect(await labels()).toHaveLength(3);
    for (const _ of [1, 2])
      expect((await admin.post("/api/teams/users", { team_id: teams.c, remove_users: [org.user.user] })).body).toMatchObject({ users: [] });
    expect(await labels()).toHaveLength(2);
    expect(await actionsInTrail(server, org.org, "user")).toEqual(["user.change", "user.change"]);
  });

  it("should keep the last team of a guest, and name the guest", async () => {
    const { org, teams } = await orgWithTeams(server.database);
    const admin = await server.as(org.admin);
    await server.database.asSystem(({ db }) =>
      sql`update users set teams = ${[teams.a]}::bigint[], first_name = 'Gus', last_name = 'Gray' where user_id = ${org.guest.user}`.execute(
        db,
      ),
    );
    expect(await admin.post("/api/teams/users", { team_id: teams.a, remove_users: [org.guest.user, org.user.user] })).toMatchObject({
      status: 422,
      body: { errors: { remove_users: [expect.stringMatching(/^Gus Gray would have no team left/)] } },
    });
    expect(await admin.delete(`/api/teams/${teams.a}`)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Gus Gray/) },
    });
    expect((await admin.get(`/api/teams/${teams.a}`)).body).toMatchObject({
      users: expect.arrayContaining([org.user.user, org.guest.user]),
    });
  });

  it("should need the feature and an administrator, and be those of the organisation alone [B2.21 B6.03]", async () => {
    const held = await orgWithTeams(server.database);
    const other = await orgWithTeams(server.database);
    const without = await orgWithTeams(server.database, []);
    const [admin, user] = [await server.as(held.org.admin), await server.as(held.org.user)];
    expect((await (await server.as(without.org.owner)).get("/api/teams/summaries")).status).toBe(403);
    expect((await (await server.as(without.org.owner)).post("/api/teams", { label: "New" })).status).toBe(403);
    expect((await user.post("/api/teams", { label: "New" })).status).toBe(403);
    expect((await user.post("/api/teams/users", { team_id: held.teams.a, add_users: [held.org.user.user] })).status).toBe(403);
    expect((await admin.get(`/api/teams/${other.teams.a}`)).status).toBe(404);
    expect((await admin.get(`/api/teams/${other.teams.a}/related`)).status).toBe(404);
    expect((await admin.delete(`/api/teams/${other.teams.a}`)).status).toBe(404);
    expect((await admin.post("/api/teams/users", { team_id: other.teams.a, add_users: [held.org.user.user] })).status).toBe(404);
    expect((await admin.post("/api/teams/users", { team_id: held.teams.a, add_users: [other.org.user.user] })).status).toBe(404);
    expect((await admin.delete(`/api/teams/${held.teams.a}?contacts_to=${other.teams.a}`)).status).toBe(422);
  });
});
