import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isVisibleFile, isVisibleFolder } from "../../../../adapters/server/files/visible-files-condition.ts";
import type { StaffActor } from "../../../../core/access/actor.model.ts";
import { type FileAudience, maySeeFile } from "../../../../core/files/file-access.rule.ts";
import type { Client } from "../client.ts";
import { guestTeam } from "../guest-team.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type StaffPerson, type TestOrg } from "../two-orgs.ts";
import { finishedUpload } from "./finished-upload.ts";

let server: TestServer;
let a: TestOrg;
let b: TestOrg;
let team: number;
const clients = new Map<string, Client>();

beforeAll(async () => {
  server = await startServer();
  ({ a, b } = await seedTwoOrgs(server.database, { flags: ["contacts"] }));
  team = await guestTeam(server, a);
  for (const who of ["owner", "admin", "user", "guest", "learner"] as const) clients.set(who, await server.as(a[who]));
  clients.set("other owner", await server.as(b.owner));
});
afterAll(() => server.close());

const as = (who: string): Client => clients.get(who) ?? server.stranger();
const idOf = (body: unknown): number => Number(Reflect.get(Object(body), "id"));
const add = async (by: StaffPerson, filename: string, folder_id: number | null = null): Promise<number> => {
  const { body } = await as(by.role).post("/api/files", { upload: await finishedUpload(server.database, by, filename), folder_id });
  return idOf(body);
};
const folder = async (who: string, name: string, parent_id: number | null = null): Promise<number> =>
  idOf((await as(who).post("/api/files/folders", { name, parent_id })).body);
const listed = async (who: string, query = "all=true"): Promise<readonly string[]> => {
  const { body } = await as(who).get(`/api/files?sort=created&limit=250&${query}`);
  const results: unknown = Reflect.get(Object(body), "results");
  return Array.isArray(results) ? results.map((file) => String(Reflect.get(Object(file), "filename"))) : [];
};

describe("files of a member", () => {
  it("should be seen by the member and administrators, and by guests only where shared with their team", async () => {
    const own = await add(a.user, "isolated-own.jpg");
    const shared = await add(a.user, "isolated-shared.jpg");
    const into = await folder("user", "Isolated");
    await add(a.user, "isolated-inside.jpg", await folder("user", "Deeper", into));
    const admins = await add(a.admin, "isolated-admin.jpg");
    const ofTeam = { add_teams: [team] };
    expect((await as("owner").put(`/api/files/${shared}/teams`, ofTeam)).status).toBe(200);
    expect((await as("owner").put(`/api/files/folders/${into}/teams`, ofTeam)).status).toBe(200);

    const search = "search=isolated";
    expect(await listed("user", search)).toEqual(["isolated-own.jpg", "isolated-shared.jpg", "isolated-inside.jpg"]);
    expect(await listed("admin", search)).toEqual(["isolated-own.jpg", "isolated-shared.jpg", "isolated-inside.jpg", "isolated-admin.jpg"]);
    expect(await listed("guest", search)).toEqual(["isolated-shared.jpg", "isolated-inside.jpg"]);
    expect(await listed("other owner", search)).toEqual([]);
    expect((await as("learner").get("/api/files")).status).toBe(401);

    expect((await as("guest").get(`/api/files/${shared}`)).body).toMatchObject({ editable: false, teams: [team] });
    for (const [who, id] of [
      ["guest", own],
      ["user", admins],
      ["other owner", own],
    ] as const)
      expect((await as(who).get(`/api/files/${id}`)).status).toBe(404);
    const { body } = await as("guest").get("/api/files/folders");
    expect(body).toMatchObject([{ name: "Deeper", files_count: 1 }, { name: "Isolated" }, { name: "Stock Banners" }]);
  });

  it("should be listed at the top level for users who see the file but not its folder", async () => {
    const into = await folder("admin", "Hidden");
    const id = await add(a.admin, "shared-by-itself.jpg", into);
    await as("admin").put(`/api/files/${id}/teams`, { add_teams: [team] });
    expect(await listed("guest", "all=false")).toContain("shared-by-itself.jpg");
    expect(await listed("admin", "all=false")).not.toContain("shared-by-itself.jpg");
    expect((await as("guest").get(`/api/files/folders/${into}`)).status).toBe(404);
  });

  it("should be restored into their folder by a member who does not see that folder", async () => {
    const into = await folder("admin", "Of the administrator");
    const id = await add(a.user, "restored.jpg");
    await as("admin").put(`/api/files/${id}`, { version: 1, folder_id: into });
    await as("user").delete(`/api/files/${id}`);
    expect((await as("user").post(`/api/files/${id}/restore`)).status).toBe(200);
    expect((await as("admin").get(`/api/files/${id}`)).body).toMatchObject({ folder_id: into, deleted_at: null });
  });

  it("should be reported as moved in a bulk action even if the caller does not see them in their new place", async () => {
    const shared = await folder("admin", "Shared with the team");
    const inside = await folder("admin", "Inside", shared);
    await server.database.asSystem(({ db }) =>
      sql`update users set teams = array[${team}::bigint] where user_id = ${a.user.user}`.execute(db),
    );
    await as("admin").put(`/api/files/folders/${shared}/teams`, { add_teams: [team] });
    const member = await server.as(a.user);
    const { body } = await member.post("/api/files/mass_action", { action: "move", files: [], folders: [inside], folder_id: null });
    await server.database.asSystem(({ db }) => sql`update users set teams = '{}' where user_id = ${a.user.user}`.execute(db));
    expect(body).toMatchObject({ results: [{ id: inside, done: true }] });
    expect((await as("admin").get(`/api/files/folders/${inside}`)).body).toMatchObject({ parent_id: null });
  });

  it("should be changed neither by users who do not see them nor by guests", async () => {
    const id = await add(a.admin, "guarded.jpg");
    const into = await folder("admin", "Guarded");
    const writes = (who: string) => [
      as(who).put(`/api/files/${id}`, { version: 1, filename: "taken" }),
      as(who).delete(`/api/files/${id}`),
      as(who).post(`/api/files/${id}/restore`),
      as(who).post(`/api/files/${id}/replace`, { by: id }),
      as(who).put(`/api/files/folders/${into}`, { version: 1, name: "taken" }),
      as(who).delete(`/api/files/folders/${into}`),
      as(who).put(`/api/files/${id}/teams`, { add_teams: [] }),
      as(who).put(`/api/files/folders/${into}/teams`, { add_teams: [] }),
    ];
    for (const [who, status] of [
      ["user", 404],
      ["guest", 403],
      ["other owner", 404],
    ] as const)
      expect((await Promise.all(writes(who))).map((reply) => reply.status)).toEqual(Array.from({ length: 8 }, () => status));
    const mass = await as("user").post("/api/files/mass_action", { action: "delete", files: [id], folders: [into] });
    expect(mass.body).toMatchObject({ results: [{ done: false }, { done: false }] });
    expect(
      (await as("user").post("/api/files", { upload: await finishedUpload(server.database, a.user, "x.jpg"), folder_id: into })).status,
    ).toBe(422);
    expect((await as("admin").get(`/api/files/${id}`)).body).toMatchObject({ filename: "guarded.jpg", version: 1, deleted_at: null });
  });

  it("should be made only of the caller's own uploads", async () => {
    const upload = await finishedUpload(server.database, a.admin, "foreign.jpg");
    expect((await as("user").post("/api/files", { upload })).status).toBe(422);
    expect((await as("other owner").post("/api/files", { upload })).status).toBe(422);
    const made = await as("admin").post("/api/files", { upload });
    expect(made.status).toBe(200);
    expect((await as("user").post("/api/files", { upload })).status).toBe(422);
  });

  it("should not show uploads of contacts in the library, nor the bin to guests", async () => {
    const id = await add(a.admin, "upload-of-contact.jpg");
    const gone = await add(a.admin, "upload-gone.jpg");
    await as("admin").put(`/api/files/${gone}/teams`, { add_teams: [team] });
    await as("admin").delete(`/api/files/${gone}`);
    await server.database.asSystem(({ db }) => sql`update files set con_id = ${a.learner.contact} where file_id = ${id}`.execute(db));
    expect(await listed("admin", "search=upload")).toEqual([]);
    expect((await as("admin").get(`/api/files/${id}`)).status).toBe(404);
    expect(await listed("admin", "deleted=true&search=upload")).toEqual(["upload-gone.jpg"]);
    expect(await listed("guest", "deleted=true")).toEqual([]);
    expect((await as("guest").get(`/api/files/${gone}`)).status).toBe(404);
  });
});

describe("the statement of visible files", () => {
  const made = fc.record({ by: fc.constantFrom("admin", "user", "guest", null), shared: fc.boolean() });

  it("should agree with the rule for every tree of folders", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(made, { minLength: 1, maxLength: 4 }), made, async (line, file) => {
        const userOf = (by: "admin" | "user" | "guest" | null): number | null => (by === null ? null : a[by].user);
        const ids = await server.database.asSystem(async ({ db }) => {
          const share = (resource: string, id: number, shared: boolean) =>
            sql`insert into resource_teams (org_id, resource, resource_id, team_id, created_at) select ${a.org}, ${resource}, ${id}, ${team}, 1 where ${shared}`.execute(
              db,
            );
          let parent: number | null = null;
          for (const { by, shared } of line) {
            const above: number | null = parent;
            const { rows: added } = await sql<{ id: number }>`
              insert into file_folders (org_id, parent_id, name, created_by, created_at, updated_at) values (${a.org}, ${above}, 'x', ${userOf(by)}, 1, 1) returning folder_id as id`.execute(
              db,
            );
            const folder_id: number = added[0]?.id ?? 0;
            await share("files/folders", folder_id, shared);
            parent = folder_id;
          }
          const { rows } = await sql<{ id: number }>`
            insert into files (org_id, address, filename, mime, bytes, location, folder_id, created_by, created_at, updated_at)
            values (${a.org}, gen_random_uuid(), 'x.jpg', 'image/jpeg', 1, 'demo/x.jpg', ${parent}, ${userOf(file.by)}, 1, 1) returning file_id as id`.execute(
            db,
          );
          await share("files", rows[0]?.id ?? 0, file.shared);
          return { file: rows[0]?.id ?? 0, folder: parent };
        });
        const audience = (list: readonly { readonly by: typeof file.by; readonly shared: boolean }[]): FileAudience => ({
          made_by: list.map(({ by }) => userOf(by)),
          teams: list.some(({ shared }) => shared) ? [team] : [],
          system: false,
        });
        for (const role of ["owner", "admin", "user", "guest"] as const) {
          const teams = role === "guest" ? [team] : [];
          const actor: StaffActor = {
            kind: "staff",
            row_rule: "all",
            org_id: a.org,
            user_id: a[role].user,
            role,
            flags: [],
            features: ["teams"],
            teams,
          };
          const seen = await server.database.inOrg(a.org, async ({ db }) => ({
            file: (await sql`select from files f where f.file_id = ${ids.file} and ${isVisibleFile(actor)}`.execute(db)).rows.length === 1,
            folder:
              (await sql`select from file_folders d where d.folder_id = ${ids.folder} and ${isVisibleFolder(actor)}`.execute(db)).rows
                .length === 1,
          }));
          expect(seen).toEqual({ file: maySeeFile(audience([...line, file]), actor), folder: maySeeFile(audience(line), actor) });
        }
      }),
      { numRuns: 12 },
    );
  });
});
