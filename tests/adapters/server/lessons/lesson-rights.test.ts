import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import { guestTeam } from "../guest-team.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let a: TestOrg;
let b: TestOrg;
let team: number;
const clients = new Map<string, Client>();

beforeAll(async () => {
  server = await startServer();
  ({ a, b } = await seedTwoOrgs(server.database, { flags: ["lessons", "contacts", "campaigns"] }));
  team = await guestTeam(server, a);
  await server.database.asSystem(({ db }) => sql`update users set flags = array['contacts', 'lessons'] where role = 'guest'`.execute(db));
  for (const who of ["owner", "admin", "user", "guest", "learner"] as const) clients.set(who, await server.as(a[who]));
  clients.set("other owner", await server.as(b.owner));
});
afterAll(() => server.close());

const as = (who: string): Client => clients.get(who) ?? server.stranger();
const idOf = (body: unknown): number => Number(Reflect.get(Object(body), "id"));
const namesIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.map((one) => String(Reflect.get(Object(one), "name"))) : [];
const lesson = async (who: string, name: string, folder_id: number | null = null): Promise<number> =>
  idOf((await as(who).post("/api/lessons", { name, folder_id })).body);
const folder = async (who: string, name: string, folder_id: number | null = null): Promise<number> =>
  idOf((await as(who).post("/api/lessons/folders", { name, folder_id })).body);
const listed = async (who: string, query: string): Promise<readonly string[]> => {
  const { body } = await as(who).get(`/api/lessons?sort=created&limit=250&all=true&${query}`);
  return namesIn(Reflect.get(Object(body), "results"));
};

describe("lessons of a member", () => {
  it("should be seen by the member and administrators, and by guests only where shared with their team, everywhere alike", async () => {
    await lesson("user", "Isolated own");
    const shared = await lesson("user", "Isolated shared");
    const into = await folder("user", "Isolated");
    await lesson("user", "Isolated inside", await folder("user", "Deeper", into));
    await lesson("admin", "Isolated admin");
    const ofTeam = { add_teams: [team] };
    expect((await as("owner").put(`/api/lessons/${shared}/teams`, ofTeam)).status).toBe(200);
    expect((await as("owner").get(`/api/lessons/${shared}/teams`)).body).toEqual({ teams: [team] });
    expect((await as("owner").put(`/api/lessons/folders/${into}/teams`, ofTeam)).status).toBe(200);

    const seen: Readonly<Record<string, readonly string[]>> = {
      admin: ["Isolated own", "Isolated shared", "Isolated inside", "Isolated admin"],
      user: ["Isolated own", "Isolated shared", "Isolated inside"],
      guest: ["Isolated shared", "Isolated inside"],
      "other owner": [],
    };
    for (const [who, names] of Object.entries(seen)) {
      const sorted = names.toSorted();
      expect(await listed(who, "search=isolated"), who).toEqual(names);
      expect(namesIn((await as(who).get("/api/lessons/search?query=isolated")).body).toSorted(), who).toEqual(sorted);
      expect(namesIn((await as(who).get("/api/lessons/names?query=isolated")).body), who).toEqual(sorted);
      const counts = (await as(who).get("/api/items/count")).body;
      expect(counts, who).toMatchObject({ lessons: names.length });
    }
    expect((await as("learner").get("/api/lessons")).status).toBe(401);
    expect((await as("guest").get(`/api/lessons/${shared}`)).body).toMatchObject({ editable: false, deletable: false, teams: [team] });
    expect((await as("guest").get("/api/lessons/folders")).body).toMatchObject([
      { name: "Deeper", lessons_count: 1 },
      { name: "Isolated" },
    ]);
  });

  it("should be changed by nobody who does not see them, and by no guest", async () => {
    const id = await lesson("admin", "Guarded");
    const into = await folder("admin", "Guarded");
    await as("admin").put(`/api/lessons/folders/${into}/teams`, { add_teams: [] });
    const writes = (who: string) => [
      as(who).put("/api/lessons", { id, name: "taken" }),
      as(who).delete(`/api/lessons/${id}`),
      as(who).post(`/api/lessons/${id}/restore`),
      as(who).post(`/api/lessons/${id}/publish`, { version: 1 }),
      as(who).post(`/api/lessons/${id}/presence`, { item: null }),
      as(who).put(`/api/lessons/folders/${into}`, { version: 1, name: "taken" }),
      as(who).delete(`/api/lessons/folders/${into}`),
      as(who).post(`/api/lessons/folders/${into}/restore`),
      as(who).put(`/api/lessons/${id}/teams`, { add_teams: [] }),
      as(who).put(`/api/lessons/folders/${into}/teams`, { add_teams: [] }),
    ];
    for (const [who, status] of [
      ["user", 404],
      ["guest", 403],
      ["other owner", 404],
    ] as const)
      expect(
        (await Promise.all(writes(who))).map((reply) => reply.status),
        who,
      ).toEqual(Array.from({ length: 10 }, () => status));
    const actions = ["move", "delete", "restore", "copy", "tag", "untag", "share", "unshare"] as const;
    for (const action of actions) {
      const { body } = await as("user").post("/api/lessons/mass_action", {
        action,
        lessons: [id],
        folders: [into],
        tags: ["x"],
        teams: [],
      });
      expect(body, action).toMatchObject({ results: [{ done: false }, { done: false }] });
    }
    expect((await as("user").post("/api/lessons", { name: "x", folder_id: into })).status).toBe(422);
    expect((await as("admin").get(`/api/lessons/${id}`)).body).toMatchObject({ name: "Guarded", version: 1, deleted_at: null, tags: [] });
  });

  it("should be in no bin that a guest sees", async () => {
    const gone = await lesson("admin", "Binned");
    await as("admin").put(`/api/lessons/${gone}/teams`, { add_teams: [team] });
    await as("admin").delete(`/api/lessons/${gone}`);
    expect(await listed("admin", "deleted=true&search=binned")).toEqual(["Binned"]);
    expect(await listed("guest", "deleted=true")).toEqual([]);
    expect((await as("guest").get(`/api/lessons/${gone}`)).status).toBe(404);
    expect((await as("guest").get("/api/lessons/folders?deleted=true")).body).toEqual([]);
  });

  it("should be shared with the team that the call is for, and be everybody's where teams are switched off", async () => {
    const made = idOf((await as("admin").post(`/api/lessons?teams=${team}`, { name: "For the team" })).body);
    expect((await as("admin").get(`/api/lessons/${made}`)).body).toMatchObject({ teams: [team] });
    const inTeam = idOf((await as("admin").post(`/api/lessons/folders?teams=${team}`, { name: "For the team" })).body);
    expect((await as("guest").get(`/api/lessons/folders/${inTeam}`)).body).toMatchObject({ teams: [team], editable: false });
    const plain = await seedOrg(server.database, "plain", { features: ["include_portal"], flags: ["lessons"] });
    const [owner, user] = [await server.as(plain.owner), await server.as(plain.user)];
    const others = idOf((await owner.post("/api/lessons", { name: "Of the owner" })).body);
    expect((await user.get(`/api/lessons/${others}`)).body).toMatchObject({ name: "Of the owner", editable: true });
  });
});

describe("authors of a lesson", () => {
  it("should see who else is in which item, until 45 seconds after their last sign", async () => {
    const id = await lesson("user", "Edited by two");
    const item = "5c3f2f0e-53a1-4d5e-9a53-0d1f6c3c9b01";
    expect((await as("user").post(`/api/lessons/${id}/presence`, { item })).body).toEqual([]);
    const { body } = await as("admin").post(`/api/lessons/${id}/presence`, { item: null });
    expect(body).toEqual([{ user_id: a.user.user, name: "user a", item }]);
    await server.database.asSystem(({ db }) =>
      sql`update lesson_authors set seen_at = ${noon - 45} where user_id = ${a.user.user}`.execute(db),
    );
    expect((await as("admin").post(`/api/lessons/${id}/presence`, { item: null })).body).toEqual([]);
    expect((await as("admin").post("/api/lessons/999999999/presence", { item: null })).status).toBe(404);
  });
});
