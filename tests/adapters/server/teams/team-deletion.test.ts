import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addProductFields } from "../../../../adapters/server/fields/product-fields.store.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { teamBatch, teamJobs } from "../../../../adapters/server/teams/delete-team.job.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import type { Client, Reply } from "../client.ts";
import { noon, type TestServer } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { type OrgWithTeams, orgWithTeams } from "./org-with-teams.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("team_deletion");
});
afterAll(() => engines.close());

const many = teamBatch + 20;
const ok = (reply: Reply): ReturnType<typeof Object> => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return Object(reply.body);
};

describe.each(["pglite", "postgres"] as const)("The deletion of a team on %s", (engine) => {
  let server: TestServer;
  const warn = (message: string, error: unknown): never => {
    throw new Error(`${message}: ${String(error)}`);
  };
  const run = (): Promise<number> => makeJobRunner({ database: server.database, clock: server.clock, warn }, teamJobs).runDue();

  /** Team A has contacts, a campaign that B shares too, a lesson, folders, files, a group and a number. */
  const filled = async (): Promise<OrgWithTeams & { readonly admin: Client }> => {
    server = engines[engine].server;
    const held = await orgWithTeams(server.database);
    const {
      org: { org },
      teams: { a, b },
      campaign,
      lesson,
    } = held;
    await server.database.asSystem(async (tx) => {
      await addProductFields(tx, org, noon);
      const stamps = sql`${noon}, ${noon}`;
      await sql`
        insert into contacts (org_id, first_name, last_name, email, mobile, fields, deleted_at, created_at, updated_at)
        select ${org}, 'P' || n, 'Q', '{}', '{}', jsonb_build_object('contactTeam', jsonb_build_array(${String(a)}::text)), case when n = 1 then ${noon}::bigint end, ${stamps}
        from generate_series(1, ${many}) n`.execute(tx.db);
      const { rows: ids } = await sql<{ folder: number; files: number }>`
        with f as (insert into lesson_folders (org_id, name, created_at, updated_at) values (${org}, 'F', ${stamps}) returning folder_id),
          d as (insert into file_folders (org_id, name, created_at, updated_at) values (${org}, 'D', ${stamps}) returning folder_id)
        select f.folder_id as folder, d.folder_id as files from f, d`.execute(tx.db);
      const { folder = 0, files = 0 } = ids[0] ?? {};
      const shares: readonly (readonly [string, number, number])[] = [
        ["campaigns", campaign, a],
        ["campaigns", campaign, b],
        ["lessons", lesson, a],
        ["lessons/folders", folder, a],
        ["files/folders", files, a],
      ];
      for (const [resource, id, team] of shares)
        await sql`insert into resource_teams (org_id, resource, resource_id, team_id, created_at) values (${org}, ${resource}, ${id}, ${team}, ${noon})`.execute(
          tx.db,
        );
      await sql`insert into contact_groups (org_id, name, filters, share_teams, created_at, updated_at) values (${org}, 'G', '{}', ${[a]}::bigint[], ${stamps})`.execute(
        tx.db,
      );
      const phone = `+1212${String(5_000_000 + a)}`;
      await sql`update teams set twilio_phone = ${phone} where team_id = ${a}`.execute(tx.db);
      await sql`insert into phone_lines (phone_number, org_id, sid, teams, purchased_at) values (${phone}, ${org}, 's', ${[a]}::bigint[], ${noon})`.execute(
        tx.db,
      );
    });
    return { ...held, admin: await server.as(held.org.admin) };
  };

  /** Which team has what, as letters; '' for none. */
  const standing = ({ org: { org }, teams }: OrgWithTeams): Promise<unknown> =>
    server.database.asSystem(async ({ db }) => {
      const letter = sql`case x.team when ${teams.a}::bigint then 'a' when ${teams.b}::bigint then 'b' when ${teams.c}::bigint then 'c' else '?' end`;
      const { rows } = await sql`
        select
          (select json_object_agg(team, n) from (select coalesce(x.letter, '') as team, count(*) as n from (
            select (select ${letter} from (select (c.fields #>> '{contactTeam,0}')::bigint as team) x where x.team is not null) as letter from contacts c where c.org_id = ${org} and c.last_name = 'Q') x group by 1) y) as contacts,
          (select string_agg(x.resource || ' ' || ${letter}, ',' order by x.resource, x.team) from (select resource, team_id as team from resource_teams where org_id = ${org}) x) as shares,
          (select coalesce(string_agg(${letter}, ','), '') from (select unnest(share_teams) as team from contact_groups where org_id = ${org}) x) as groups,
          (select coalesce(string_agg(${letter}, ','), '') from (select unnest(teams) as team from phone_lines where org_id = ${org}) x) as lines,
          (select string_agg(${letter}, ',' order by x.team) from (select team_id as team from teams where org_id = ${org} and deleted_at is null and twilio_phone is not null) x) as texts,
          (select coalesce(string_agg(${letter}, ',' order by x.team), '') from (select unnest(teams) as team from users where user_id = (select min(user_id) from users where org_id = ${org} and role = 'user')) x) as member`.execute(
        db,
      );
      return rows[0];
    });
  const before = {
    contacts: { a: many },
    groups: "a",
    lines: "a",
    texts: "a",
    member: "a,b",
  };

  it("should count what a team has, and move all of it to others in the background, what one has already once", async () => {
    const held = await filled();
    const { admin, teams, org } = held;
    expect(ok(await admin.get(`/api/teams/${teams.a}/related`))).toEqual({
      contacts: many - 1,
      campaigns: 1,
      lessons: 1,
      folders: 1,
      files: 0,
      file_folders: 1,
      groups: 1,
      lines: 1,
    });
    expect(await standing(held)).toMatchObject(before);
    const job = ok(await admin.delete(`/api/teams/${teams.a}?contacts_to=${teams.c}&shares_to=${teams.b}&line_to=${teams.c}`));
    expect(job).toMatchObject({ kind: "teams.delete", subject: "A", about: teams.a });
    expect((await admin.get(`/api/teams/${teams.a}`)).status).toBe(404);
    expect(await admin.delete(`/api/teams/${teams.c}`)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/still being moved to C/) },
    });
    expect(await run()).toBe(1);
    expect(await standing(held)).toEqual({
      contacts: { c: many },
      shares: "campaigns b,files/folders b,lessons b,lessons/folders b",
      groups: "b",
      lines: "c",
      texts: "c",
      member: "b",
    });
    expect(ok(await admin.get(`/api/jobs/${job.id}`))).toMatchObject({
      state: "done",
      result: { contacts: many, campaigns: 1, groups: 1 },
    });
    expect(await actionsInTrail(server, org.org, "team")).toEqual(["team.delete"]);
  });

  it("should be undone, with a label of its own and without what was changed since", async () => {
    const held = await filled();
    const { admin, teams, org } = held;
    const whole = await standing(held);
    const job = ok(await admin.delete(`/api/teams/${teams.a}?contacts_to=${teams.c}&shares_to=${teams.b}&line_to=${teams.c}`));
    await run();
    await server.database.asSystem(({ db }) =>
      sql`update contacts set fields = jsonb_build_object('contactTeam', jsonb_build_array(${String(teams.b)}::text)) where org_id = ${org.org} and first_name = 'P7' and last_name = 'Q'`.execute(
        db,
      ),
    );
    ok(await admin.post("/api/teams", { label: "a" }));
    ok(await admin.post(`/api/jobs/${job.id}/undo`));
    await run();
    expect(await standing(held)).toEqual({ ...Object(whole), contacts: { a: many - 1, b: 1 } });
    expect(ok(await admin.get(`/api/teams/${teams.a}`))).toMatchObject({ label: "A (2)", users: [org.user.user] });
    expect(await actionsInTrail(server, org.org, "team")).toEqual(["team.delete", "team.create", "team.restore"]);
  });

  it("should without other teams leave contacts to everyone, shares to their makers and the number to the organisation, and be undone too", async () => {
    const held = await filled();
    const { admin, teams } = held;
    const whole = await standing(held);
    const job = ok(await admin.delete(`/api/teams/${teams.a}`));
    await run();
    expect(await standing(held)).toEqual({
      contacts: { "": many },
      shares: "campaigns b",
      groups: "",
      lines: "",
      texts: null,
      member: "b",
    });
    ok(await admin.post(`/api/jobs/${job.id}/undo`));
    await run();
    expect(await standing(held)).toEqual(whole);
  });

  it("should resume after its process died, and move every record once", async () => {
    const held = await filled();
    const { admin, teams } = held;
    const job = ok(await admin.delete(`/api/teams/${teams.a}?contacts_to=${teams.b}`));
    let steps = 0;
    const dying = {
      ...server.database,
      inOrg: ((org, work, wall, options) => {
        if (options !== undefined && "once" in options && (steps += 1) === 3) throw new Error("The process died.");
        return server.database.inOrg(org, work, wall, options);
      }) satisfies typeof server.database.inOrg,
    };
    await makeJobRunner({ database: dying, clock: server.clock, warn: () => undefined }, teamJobs).runDue();
    expect(ok(await admin.get(`/api/jobs/${job.id}`))).toMatchObject({ state: "queued", progress: { done: teamBatch + 1 } });
    await server.database.asSystem(({ db }) => sql`update jobs set run_at = 0 where job_id = ${job.id}`.execute(db));
    await run();
    expect(await standing(held)).toMatchObject({ contacts: { b: many } });
    expect(ok(await admin.get(`/api/jobs/${job.id}`))).toMatchObject({ state: "done", result: { contacts: many } });
  });

  it("should be restored when it is stopped", async () => {
    const held = await filled();
    const { admin, teams } = held;
    const whole = await standing(held);
    const job = ok(await admin.delete(`/api/teams/${teams.a}?contacts_to=${teams.b}`));
    ok(await admin.post(`/api/jobs/${job.id}/cancel`));
    await run();
    expect(await standing(held)).toEqual(whole);
    expect((await admin.get(`/api/teams/${teams.a}`)).status).toBe(200);
  });

  it("should wait for what is being moved back, and be possible again after a return that was stopped", async () => {
    const held = await filled();
    const { admin, teams } = held;
    const job = ok(await admin.delete(`/api/teams/${teams.a}?contacts_to=${teams.c}`));
    await run();
    const undo = ok(await admin.post(`/api/jobs/${job.id}/undo`));
    let steps = 0;
    const dying = {
      ...server.database,
      inOrg: ((org, work, wall, options) => {
        if (options !== undefined && "once" in options && (steps += 1) === 2) throw new Error("The process died.");
        return server.database.inOrg(org, work, wall, options);
      }) satisfies typeof server.database.inOrg,
    };
    await makeJobRunner({ database: dying, clock: server.clock, warn: () => undefined }, teamJobs).runDue();
    expect(ok(await admin.get(`/api/jobs/${undo.id}`))).toMatchObject({ state: "queued" });
    expect(await admin.delete(`/api/teams/${teams.a}`)).toMatchObject({
      status: 409,
      body: { message: "What A had is still being moved back to it. Try again once that is done." },
    });
    ok(await admin.post(`/api/jobs/${undo.id}/cancel`));
    await server.database.asSystem(({ db }) => sql`update jobs set run_at = 0 where job_id = ${undo.id}`.execute(db));
    await run();
    expect(ok(await admin.get(`/api/jobs/${undo.id}`))).toMatchObject({ state: "cancelled" });
    ok(await admin.delete(`/api/teams/${teams.a}?contacts_to=${teams.b}`));
    await run();
    expect((await admin.get(`/api/teams/${teams.a}`)).status).toBe(404);
  });
});
