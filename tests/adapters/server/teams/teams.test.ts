import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../harness.ts";
import { orgWithTeams } from "./org-with-teams.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const linked = (org: number, resource: string): Promise<readonly string[]> =>
  server.database.asSystem(async ({ db }) =>
    (
      await sql<{
        line: string;
      }>`select resource_id || ':' || team_id as line from resource_teams where org_id = ${org} and resource = ${resource} order by 1`.execute(
        db,
      )
    ).rows.map(({ line }) => line),
  );

describe("teams on the server", () => {
  it("should return the active team of the signed-in user: the first by label until one is selected, all for administrators, and its phone line [A5.12, B4.18]", async () => {
    const { org, teams } = await orgWithTeams(server.database);
    const [user, admin] = [await server.as(org.user), await server.as(org.admin)];
    expect((await user.get("/api/users/current")).body).toMatchObject({ team_id: teams.a, twilio_phone: null });
    expect((await admin.get("/api/users/current")).body).toMatchObject({ team_id: null, twilio_phone: null });
    await admin.put(`/api/teams/${teams.b}`, { twilio_phone: "+12125550100" });
    expect(await user.put("/api/users/selected_team", { team_id: teams.b })).toMatchObject({ status: 200, body: { team_id: teams.b } });
    expect((await user.get("/api/users/current")).body).toMatchObject({ team_id: teams.b, twilio_phone: "+12125550100" });
  });

  it("should return to the first team when a user leaves the selected one, and for an administrator when it is deleted", async () => {
    const { org, teams } = await orgWithTeams(server.database);
    const [user, admin] = [await server.as(org.user), await server.as(org.admin)];
    await user.put("/api/users/selected_team", { team_id: teams.b });
    await admin.put("/api/users/selected_team", { team_id: teams.b });
    await server.database.asSystem(({ db }) => sql`update teams set deleted_at = 1 where team_id = ${teams.b}`.execute(db));
    expect((await user.get("/api/users/current")).body).toMatchObject({ team_id: teams.a });
    expect((await admin.get("/api/users/current")).body).toMatchObject({ team_id: teams.a });
  });

  it("should be empty without the teams feature [A6.07]", async () => {
    const { org, teams } = await orgWithTeams(server.database, []);
    const user = await server.as(org.user);
    expect((await user.get("/api/teams")).body).toEqual([]);
    expect((await user.get("/api/users/current")).body).toMatchObject({ team_id: null });
    expect((await user.put("/api/users/selected_team", { team_id: teams.a })).status).toBe(404);
  });

  it("should assign a phone line to a team by its id, and remove it, for administrators only [A7.15]", async () => {
    const { org, teams } = await orgWithTeams(server.database);
    const [user, admin] = [await server.as(org.user), await server.as(org.admin)];
    expect(await admin.put(`/api/teams/${teams.a}`, { twilio_phone: "+12125550100" })).toMatchObject({
      status: 200,
      body: { id: teams.a, twilio_phone: "+12125550100" },
    });
    expect((await admin.get("/api/teams")).body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: teams.a, twilio_phone: "+12125550100" }),
        expect.objectContaining({ id: teams.b, twilio_phone: null }),
      ]),
    );
    expect((await user.get("/api/users/current")).body).toMatchObject({ team_id: teams.a, twilio_phone: "+12125550100" });
    expect((await user.put(`/api/teams/${teams.a}`, { twilio_phone: null })).status).toBe(403);
    expect(await admin.put(`/api/teams/${teams.a}`, { twilio_phone: "212 555" })).toMatchObject({
      status: 422,
      body: { errors: { twilio_phone: [expect.stringContaining("a phone number")] } },
    });
    expect(await admin.put(`/api/teams/${teams.a}`, { twilio_phone: null })).toMatchObject({ status: 200, body: { twilio_phone: null } });
  });

  it("should refuse to change a team without the feature, also for administrators [B6.03]", async () => {
    const { org, teams } = await orgWithTeams(server.database, ["workflows"]);
    const admin = await server.as(org.admin);
    expect(await admin.put(`/api/teams/${teams.a}`, { label: "Aleph" })).toMatchObject({ status: 403, body: { needs: "teams" } });
    expect(
      await server.database.asSystem(async ({ db }) => (await sql`select label from teams where team_id = ${teams.a}`.execute(db)).rows),
    ).toEqual([{ label: "A" }]);
  });

  it("should share a file and a folder of files with teams, and hide from members those of others that are shared with none of their teams", async () => {
    const { org, teams } = await orgWithTeams(server.database);
    const { file, folder } = await server.database.asSystem(async ({ db }) => {
      const stamps = { created_at: 1, updated_at: 1 };
      const made = await sql<{
        id: number;
      }>`insert into file_folders (org_id, name, created_at, updated_at) values (${org.org}, 'Films', ${stamps.created_at}, ${stamps.updated_at}) returning folder_id as id`.execute(
        db,
      );
      const sha256 = "a".repeat(64);
      await sql`insert into file_contents (org_id, sha256, bytes, created_at) values (${org.org}, ${sha256}, 1, 1)`.execute(db);
      const added = await sql<{
        id: number;
      }>`insert into files (address, org_id, filename, mime, bytes, sha256, created_at, updated_at) values (${crypto.randomUUID()}, ${org.org}, 'a.txt', 'text/plain', 1, ${sha256}, 1, 1) returning file_id as id`.execute(
        db,
      );
      return { file: added.rows[0]?.id, folder: made.rows[0]?.id };
    });
    const [user, admin] = [await server.as(org.user), await server.as(org.admin)];
    for (const [path, id] of [
      ["files", file],
      ["files/folders", folder],
    ] as const) {
      expect((await user.put(`/api/${path}/${id}/teams`, { add_teams: [teams.a] })).status).toBe(404);
      expect(await admin.put(`/api/${path}/${id}/teams`, { add_teams: [teams.b] })).toMatchObject({
        status: 200,
        body: { teams: [teams.b] },
      });
      expect(await linked(org.org, path)).toEqual([`${id}:${teams.b}`]);
      expect(await user.get(`/api/${path}/${id}/teams`)).toMatchObject({ status: 200, body: { teams: [teams.b] } });
      expect((await user.put(`/api/${path}/${id}/teams`, { add_teams: [teams.c] })).status).toBe(422);
      expect(await user.put(`/api/${path}/${id}/teams`, { remove_teams: [teams.b] })).toMatchObject({ status: 200, body: { teams: [] } });
      expect((await user.get(`/api/${path}/${id}/teams`)).status).toBe(404);
    }
  });

  it("should share a campaign in full with its lessons, and a folder with its folders and lessons [A7.16]", async () => {
    const { org, teams, campaign, lesson } = await orgWithTeams(server.database);
    const admin = await server.as(org.admin);
    const { outer, inner } = await server.database.asSystem(async ({ db }) => {
      const folder = async (parent: number | null): Promise<number> =>
        (
          await db
            .insertInto("lesson_folders")
            .values({ org_id: org.org, parent_id: parent, name: "Folder", deleted_at: null, created_at: 1, updated_at: 1 })
            .returning("folder_id")
            .executeTakeFirstOrThrow()
        ).folder_id;
      const top = await folder(null);
      const below = await folder(top);
      await db.updateTable("lessons").set({ folder_id: below }).where("lesson_id", "=", lesson).execute();
      return { outer: top, inner: below };
    });
    await admin.put(`/api/campaigns/${campaign}/teams`, { add_teams: [teams.a] });
    expect(await linked(org.org, "lessons")).toEqual([]);
    await admin.put(`/api/campaigns/${campaign}/teams`, { add_teams: [teams.a], full: true });
    expect(await linked(org.org, "lessons")).toEqual([`${lesson}:${teams.a}`]);
    await admin.put(`/api/lessons/folders/${outer}/teams`, { add_teams: [teams.b], full: true });
    expect(await linked(org.org, "lessons/folders")).toEqual([`${outer}:${teams.b}`, `${inner}:${teams.b}`].toSorted());
    expect(await linked(org.org, "lessons")).toEqual([`${lesson}:${teams.a}`, `${lesson}:${teams.b}`].toSorted());
  });

  it("should log changes of a team, its selection and sharing", async () => {
    const { org, teams, campaign } = await orgWithTeams(server.database);
    const admin = await server.as(org.admin);
    await admin.put(`/api/teams/${teams.a}`, { label: "Aleph" });
    for (const _ of [1, 2]) await admin.put("/api/users/selected_team", { team_id: teams.c });
    await admin.put(`/api/campaigns/${campaign}/teams`, { add_teams: [teams.c] });
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{ action: string; after: unknown }>`select action, after from audit where org_id = ${org.org} order by audit_id`.execute(db),
    );
    expect(rows).toEqual([
      { action: "team.update", after: { label: "Aleph" } },
      { action: "user.choose_team", after: { team_id: teams.c } },
      { action: "resource.share", after: { teams: [teams.c], full: false } },
    ]);
  });
});
