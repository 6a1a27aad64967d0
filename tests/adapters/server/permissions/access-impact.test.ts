import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import { demoOrgAsTestOrg } from "../demo-org.ts";
import { openDemoDatabase, startServer, type TestServer } from "../harness.ts";
import type { TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
let owner: Client;
let user: Client;
beforeAll(async () => {
  server = await startServer({ config: { demo: true }, database: await openDemoDatabase() });
  org = await demoOrgAsTestOrg(server.database);
  owner = await server.as(org.owner);
  user = await server.as(org.user);
});
afterAll(() => server.close());

const fieldOf = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);
const sizeOf = (body: unknown): number => (Array.isArray(body) ? body.length : 0);
const numberAt = (body: unknown, key: string): number => Number(fieldOf(body, key) ?? 0);
/** What the calls answer to the user; a refused call shows nothing. */
const seen = async (): Promise<Readonly<Record<string, number>>> => {
  const [contacts, groups, campaigns, lessons, files] = [
    await user.get("/api/contacts/metrics"),
    await user.get("/api/bookmarks"),
    await user.get("/api/campaigns"),
    await user.get("/api/lessons?all=true"),
    await user.get("/api/files?all=true"),
  ];
  return {
    contacts: contacts.status === 200 ? numberAt(contacts.body, "total") : 0,
    groups: sizeOf(fieldOf(groups.body, "groups") ?? groups.body),
    campaigns: sizeOf(campaigns.body),
    lessons: numberAt(lessons.body, "count"),
    files: numberAt(files.body, "count"),
  };
};
const stored = async (): Promise<number> => numberAt(fieldOf((await owner.get(`/api/users/${org.user.user}`)).body, "version"), "value");
const teams = async (): Promise<readonly number[]> => {
  const { rows } = await server.database.asSystem(({ db }) =>
    sql<{ id: number }>`select team_id as id from teams where org_id = ${org.org} and deleted_at is null order by 1`.execute(db),
  );
  return rows.map(({ id }) => id);
};

describe("What a change of access gives and takes", () => {
  it("should be what the calls answer before and after the change, for role, permissions, teams and row rule", async () => {
    const [first = 0, second = 0] = await teams();
    const changes: readonly object[] = [
      { row_rule: "assigned" },
      { row_rule: "teams", teams: [second] },
      { feature_flags: { lessons: false } },
      { role: "guest", teams: [first] },
      { role: "user", row_rule: "all", feature_flags: { lessons: true, campaigns: false } },
      { feature_flags: { contacts: false, add_contacts: false } },
      { role: "admin", teams: [] },
    ];
    for (const change of changes) {
      const before = await seen();
      const asked = { version: await stored(), ...change };
      const impact = await owner.post(`/api/users/${org.user.user}/impact`, asked);
      expect(impact.status, JSON.stringify(impact.body)).toBe(200);
      expect(await seen()).toEqual(before);
      expect((await owner.put(`/api/users/${org.user.user}`, asked)).status).toBe(200);
      server.clock.advance(2);
      const after = await seen();
      for (const [kind, count] of Object.entries(after)) {
        const told = Array.isArray(impact.body) ? impact.body.find((one) => fieldOf(one, "kind") === kind) : undefined;
        expect([numberAt(told, "before"), numberAt(told, "after")], `${kind} at ${JSON.stringify(change)}`).toEqual([before[kind], count]);
        expect(numberAt(told, "gains") - numberAt(told, "loses")).toBe(count - (before[kind] ?? 0));
      }
    }
  }, 60_000);

  it("should be one answer for all followers of a preset: the sum of what each of them would gain and lose", async () => {
    const flags = ["contacts", "add_contacts"];
    const made = await owner.post("/api/users/presets", { name: "Crew", role: "user", flags });
    const preset = Number(fieldOf(made.body, "preset_id"));
    const [team = 0] = await teams();
    const others = await server.database.asSystem(({ db }) =>
      sql<{ id: number }>`
        insert into users (org_id, email, first_name, last_name, role, flags, teams, activated, created_at, updated_at)
        select ${org.org}, 'follower' || n || '@harbor.example', 'Follower', n::text, 'user', ${flags}, array[${team}]::bigint[], true, 1, 1
        from generate_series(1, 9) n returning user_id as id`.execute(db),
    );
    for (const id of [org.user.user, ...others.rows.map((row) => row.id)]) {
      const version = numberAt(fieldOf((await owner.get(`/api/users/${id}`)).body, "version"), "value");
      expect((await owner.put(`/api/users/${id}`, { version, preset_id: preset, teams: [team] })).status).toBe(200);
    }
    const drafts = [
      { role: "user", flags: [] },
      { role: "user", flags: [...flags, "lessons", "campaigns"] },
      { role: "admin", flags: [] },
      { role: "guest", flags: ["contacts"] },
      { role: "user", flags },
    ];
    for (const draft of drafts) {
      const sums = new Map<string, number>();
      for (const id of [org.user.user, ...others.rows.map((row) => row.id)]) {
        const version = numberAt(fieldOf((await owner.get(`/api/users/${id}`)).body, "version"), "value");
        const given = Object.fromEntries(
          ["contacts", "add_contacts", "lessons", "campaigns"].map((flag) => [flag, draft.flags.includes(flag)]),
        );
        const { status, body } = await owner.post(`/api/users/${id}/impact`, { version, role: draft.role, feature_flags: given });
        expect(status, JSON.stringify([draft, body])).toBe(200);
        for (const one of Array.isArray(body) ? body : [])
          for (const key of ["gains", "loses"]) {
            const name = `${String(fieldOf(one, "kind"))} ${key}`;
            sums.set(name, (sums.get(name) ?? 0) + numberAt(one, key));
          }
      }
      const together = await owner.post(`/api/users/presets/${preset}/impact`, draft);
      expect(together.status).toBe(200);
      for (const one of Array.isArray(together.body) ? together.body : [])
        for (const key of ["gains", "loses"])
          expect([draft, key, numberAt(one, key)]).toEqual([draft, key, sums.get(`${String(fieldOf(one, "kind"))} ${key}`) ?? 0]);
    }
    expect((await owner.post("/api/users/presets/987654/impact", { role: "user", flags: [] })).status).toBe(404);
    expect((await owner.get("/api/users/permissions/matrix")).body).toMatchObject({
      presets: expect.arrayContaining([expect.objectContaining({ preset_id: preset, flags, followers: 10 })]),
    });
  }, 60_000);

  it("should be one answer for 200 followers too, each with a team of their own", async () => {
    const made = await owner.post("/api/users/presets", { name: "Fleet", role: "user", flags: ["contacts"] });
    const preset = Number(fieldOf(made.body, "preset_id"));
    await server.database.asSystem(({ db }) =>
      sql`
        insert into users (org_id, email, first_name, last_name, role, flags, teams, activated, created_at, updated_at, preset_id, row_rule)
        select ${org.org}, 'fleet' || n || '@harbor.example', 'Fleet', n::text, 'user', array['contacts'], array[n]::bigint[], true, 1, 1, ${preset},
          (array['all', 'teams', 'assigned'])[1 + n % 3] from generate_series(1, 200) n`.execute(db),
    );
    const together = await owner.post(`/api/users/presets/${preset}/impact`, { role: "admin", flags: [] });
    const total = numberAt((await owner.get("/api/contacts/metrics")).body, "total");
    const contacts = Array.isArray(together.body) ? together.body.find((one) => fieldOf(one, "kind") === "contacts") : undefined;
    // A third of them saw all contacts before, so that nothing changes for them.
    expect(numberAt(contacts, "after")).toBe(total * 134);
    expect(numberAt(contacts, "gains")).toBe(total * 134 - numberAt(contacts, "before"));
    expect(numberAt(contacts, "loses")).toBe(0);
  }, 60_000);

  it("should be refused as the change would be, and to everybody but administrators", async () => {
    const version = await stored();
    expect((await owner.post(`/api/users/${org.user.user}/impact`, { version: version + 1, first_name: "Zoe" })).status).toBe(409);
    expect((await owner.post(`/api/users/${org.admin.user}/impact`, { version: 1, row_rule: "teams" })).status).toBe(422);
    expect((await (await server.as(org.guest)).post(`/api/users/${org.user.user}/impact`, { version: 1 })).status).toBe(403);
  });
});
