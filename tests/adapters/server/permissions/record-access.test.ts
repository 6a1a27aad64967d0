import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { campaignEditing } from "../../../../adapters/contract/campaign-editing.contract.ts";
import { contacts } from "../../../../adapters/contract/contacts.contract.ts";
import { fileFolders } from "../../../../adapters/contract/file-folders.contract.ts";
import { files } from "../../../../adapters/contract/files.contract.ts";
import { groups } from "../../../../adapters/contract/groups.contract.ts";
import { lessonFolders } from "../../../../adapters/contract/lesson-folders.contract.ts";
import { lessons } from "../../../../adapters/contract/lessons.contract.ts";
import { tasks } from "../../../../adapters/contract/tasks.contract.ts";
import { allFlags } from "../../../../core/access/role.model.ts";
import { allRowRules } from "../../../../core/access/row-rule.model.ts";
import { type TracedRecordKind, tracedRecordKinds } from "../../../../core/permissions/traced-record.model.ts";
import type { Client } from "../client.ts";
import { demoOrgAsTestOrg } from "../demo-org.ts";
import { openDemoDatabase, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type StaffPerson, type TestOrg } from "../two-orgs.ts";

const endpoints = {
  contact: contacts.get,
  group: groups.get,
  campaign: campaignEditing.get,
  lesson: lessons.get,
  lesson_folder: lessonFolders.get,
  file: files.get,
  file_folder: fileFolders.get,
  task: tasks.get,
} as const satisfies Record<TracedRecordKind, { readonly path: string }>;
const tables = {
  contact: ["contacts", "con_id"],
  group: ["contact_groups", "group_id"],
  campaign: ["campaigns", "campaign_id"],
  lesson: ["lessons", "lesson_id"],
  lesson_folder: ["lesson_folders", "folder_id"],
  file: ["files", "file_id"],
  file_folder: ["file_folders", "folder_id"],
  task: ["tasks", "task_id"],
} as const satisfies Record<TracedRecordKind, readonly [string, string]>;
const shareable = {
  campaign: "campaigns",
  lesson: "lessons",
  lesson_folder: "lessons/folders",
  file: "files",
  file_folder: "files/folders",
};

let server: TestServer;
let org: TestOrg;
let admin: Client;
const clients = new Map<number, Client>();
const ids = new Map<TracedRecordKind, readonly number[]>();
let teams: readonly number[] = [];

const run = <A>(query: ReturnType<typeof sql<A>>): Promise<readonly A[]> =>
  server.database.asSystem(async ({ db }) => (await query.execute(db)).rows);

beforeAll(async () => {
  server = await startServer({ config: { demo: true }, database: await openDemoDatabase() });
  org = await demoOrgAsTestOrg(server.database);
  admin = await server.as(org.admin);
  for (const person of [org.owner, org.user, org.guest]) clients.set(person.user, await server.as(person));
  for (const kind of tracedRecordKinds) {
    const [table, key] = tables[kind];
    const own = kind === "file" ? sql`and con_id is null` : kind === "campaign" ? sql`and not is_library` : sql``;
    const rows = await run(
      sql<{
        id: number;
      }>`select ${sql.ref(key)} as id from ${sql.table(table)} where org_id = ${org.org} and deleted_at is null ${own} order by md5(${sql.ref(key)}::text) limit 12`,
    );
    ids.set(
      kind,
      rows.map(({ id }) => id),
    );
  }
  teams = (await run(sql<{ id: number }>`select team_id as id from teams where org_id = ${org.org} and deleted_at is null`)).map(
    ({ id }) => id,
  );
});
afterAll(() => server.close());

const trace = (by: Client, user: number, record: string) => by.get(`/api/users/${user}/access?record=${record}`);
const person = fc.record({
  who: fc.constantFrom("owner", "user", "guest"),
  flags: fc.subarray([...allFlags]),
  row_rule: fc.constantFrom(...allRowRules),
  teams: fc.infiniteStream(fc.boolean()).map((stream) => teams.filter(() => stream.next().value === true)),
  hasTeams: fc.boolean(),
  shared: fc.constantFrom(...tracedRecordKinds),
});

describe("Why a user sees a record", () => {
  it("should be what the call that returns the record answers, for every kind and random users, teams, sharing and row rules", async () => {
    const verdicts = new Set<string>();
    await fc.assert(
      fc.asyncProperty(person, fc.nat(11), async ({ who, flags, row_rule, teams: own, hasTeams, shared }, place) => {
        const whom: StaffPerson = who === "owner" ? org.owner : who === "user" ? org.user : org.guest;
        await run(sql`update users set flags = ${flags}, row_rule = ${row_rule}, teams = ${own}::bigint[] where user_id = ${whom.user}`);
        await run(
          sql`update orgs set features = case when ${hasTeams} then array_append(array_remove(features, 'teams'), 'teams') else array_remove(features, 'teams') end where org_id = ${org.org}`,
        );
        const [team] = teams;
        const one = ids.get(shared)?.[place];
        if (team !== undefined && one !== undefined) {
          if (shared === "group")
            await run(sql`update contact_groups set share_teams = ${[team]}::bigint[], share_all = false where group_id = ${one}`);
          else if (shared === "contact")
            await run(
              sql`update contacts set fields = fields || ${JSON.stringify({ contactTeam: [String(team)], assignedUser: [String(whom.user)] })}::jsonb where con_id = ${one}`,
            );
          else if (shared === "task") await run(sql`update tasks set assigned_to = ${[whom.user]}::bigint[] where task_id = ${one}`);
          else
            await run(
              sql`insert into resource_teams (org_id, resource, resource_id, team_id, created_at) values (${org.org}, ${shareable[shared]}, ${one}, ${team}, 1) on conflict do nothing`,
            );
        }
        server.clock.advance(2);
        for (const kind of tracedRecordKinds) {
          const id = ids.get(kind)?.[place % (ids.get(kind)?.length ?? 1)];
          if (id === undefined) continue;
          const told = await trace(admin, whom.user, `${kind}:${id}`);
          const real = await clients.get(whom.user)?.get(endpoints[kind].path.replace(":id", String(id)));
          expect(told.status, `${kind} ${id}: ${JSON.stringify(told.body)}`).toBe(200);
          expect([200, 403, 404]).toContain(real?.status);
          expect({ kind, open: Reflect.get(Object(told.body), "is_open") }, JSON.stringify([whom.role, told.body])).toEqual({
            kind,
            open: real?.status === 200,
          });
          verdicts.add(`${kind} ${real?.status === 200}`);
        }
      }),
      { numRuns: 60 },
    );
    // Every kind was met both ways, so that the agreement says something.
    expect([...verdicts].toSorted()).toEqual(tracedRecordKinds.flatMap((kind) => [`${kind} false`, `${kind} true`]).toSorted());
  }, 240_000);

  it("should name the team of the contact, the row rule, and the fields that the role does not see", async () => {
    const [team] = teams;
    await run(sql`update orgs set features = array_append(array_remove(features, 'teams'), 'teams') where org_id = ${org.org}`);
    await run(sql`update users set flags = array['contacts'], row_rule = 'teams', teams = '{}' where user_id = ${org.user.user}`);
    await run(sql`update users set flags = array['contacts'], teams = '{}' where user_id = ${org.guest.user}`);
    const [label] = await run(sql<{ label: string }>`select label from teams where team_id = ${team}`);
    const [id] = ids.get("contact") ?? [];
    await run(sql`update contacts set fields = fields || ${JSON.stringify({ contactTeam: [String(team)] })}::jsonb where con_id = ${id}`);
    server.clock.advance(2);
    const { body } = await trace(admin, org.user.user, `contact:${id}`);
    expect(body).toMatchObject({
      record: { kind: "contact", id },
      path: `/contacts/${id}`,
      is_open: false,
      steps: [
        { kind: "flag", flag: "contacts", is_met: true },
        { kind: "row_rule", seen: "teams", value: label?.label, is_met: false, by: "editors" },
        { kind: "fields", seen: "user", is_met: true, by: "admins" },
      ],
    });
    expect((await trace(admin, org.guest.user, `contact:${id}`)).body).toMatchObject({
      is_open: false,
      steps: [{}, { seen: "guest" }, { seen: "guest" }],
    });
  });

  it("should be told to administrators alone, and only of records in use of their organisation", async () => {
    const [id] = ids.get("contact") ?? [];
    const other = await seedOrg(server.database, "elsewhere");
    const stranger = await (await server.as(other.admin)).post("/api/contacts", { first_name: "Stranger" });
    const theirs = Reflect.get(Object(stranger.body), "con_id");
    expect((await trace(admin, org.user.user, `contact:${theirs}`)).status).toBe(404);
    expect((await trace(admin, org.user.user, "contact:999999")).status).toBe(404);
    expect((await trace(admin, other.user.user, `contact:${id}`)).status).toBe(404);
    expect((await trace(admin, org.user.user, "invoice:1")).status).toBe(422);
    expect((await trace(await server.as(org.user), org.user.user, `contact:${id}`)).status).toBe(403);
    for (const query of ["", "?path=/contacts&record=contact:1"])
      expect((await admin.get(`/api/users/${org.user.user}/access${query}`)).status, query).toBe(422);
  });
});
