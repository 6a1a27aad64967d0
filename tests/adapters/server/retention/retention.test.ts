import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { cutRecordsJob } from "../../../../adapters/server/retention/cut-records.job.ts";
import { standardDays } from "../../../../core/retention/decide-retention.rule.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const day = 86_400;
let server: TestServer;
let org: TestOrg;
let other: TestOrg;
beforeAll(async () => {
  server = await startServer();
  [org, other] = [await seedOrg(server.database, "keeps"), await seedOrg(server.database, "stays")];
  for (const { org: id, learner, owner } of [org, other])
    await server.database.inOrg(id, async ({ db }) => {
      await sql`insert into analytics_events (org_id, at, name) select ${id}, ${noon} - n * ${day}::bigint, 'page' from generate_series(1, 1500) n`.execute(
        db,
      );
      await sql`insert into views_as (org_id, user_id, as_user_id, kind, secret_hash, began_at, expires_at) values (${id}, ${owner.user}, ${owner.user}, 'staff', ${`h${id}`}, ${noon - 100 * day}, ${noon - 99 * day})`.execute(
        db,
      );
      await sql`update contacts set archived_at = ${noon - 40 * day} where org_id = ${id} and con_id = ${learner.contact}`.execute(db);
      const { rows } = await sql<{
        id: number;
      }>`insert into threads (org_id, con_id, name, channel, begin_key, created_at, last_at, last_sequence) values (${id}, ${learner.contact}, 'Talk', 'portal', gen_random_uuid(), ${noon}, ${noon}, 1) returning thread_id as id`.execute(
        db,
      );
      await sql`insert into messages (org_id, thread_id, sequence, from_contact, body, client_key, created_at) values (${id}, ${rows[0]?.id}, 1, true, 'Hello', gen_random_uuid(), ${noon - 50 * day})`.execute(
        db,
      );
    });
});
afterAll(() => server.close());

const rowsIn = async (table: string, of: TestOrg): Promise<number> =>
  server.database.inOrg(of.org, async ({ db }) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where org_id = ${of.org}`.execute(db);
    return rows[0]?.n ?? 0;
  });

describe("retention", () => {
  it("should count what days would delete before they are saved, and refuse days out of range at their field", async () => {
    const admin = await server.as(org.admin);
    expect((await (await server.as(org.user)).get("/api/org/retention")).status).toBe(403);
    expect((await admin.get("/api/org/retention")).body).toMatchObject({
      version: 0,
      days: standardDays,
      held: { usage: { rows: 1500, oldest: noon - 1500 * day }, messages_of_archived: { rows: 1, oldest: noon - 40 * day } },
    });
    const asked = { ...standardDays, usage: 100, views_as: 90, messages_of_archived: 41 };
    expect((await admin.post("/api/org/retention/due", asked)).body).toEqual({
      deliveries: 0,
      usage: 1401,
      views_as: 1,
      messages_of_archived: 0,
    });
    expect((await admin.put("/api/org/retention", { version: 0, days: { ...asked, usage: 5 } })).body).toMatchObject({
      errors: { "days.usage": ["Enter a whole number of days from 30 to 3650"] },
    });
    expect(await rowsIn("analytics_events", org)).toBe(1500);
  });

  it("should delete old records at night in this organisation alone, and write their number to the audit log", async () => {
    const admin = await server.as(org.admin);
    const days = { ...standardDays, usage: 100, views_as: 90, messages_of_archived: 40 };
    expect(await admin.put("/api/org/retention", { version: 0, days })).toMatchObject({ status: 200, body: { version: 1, days } });
    expect((await admin.put("/api/org/retention", { version: 0, days })).status).toBe(409);
    const runner = makeJobRunner({ database: server.database, clock: server.clock, warn: () => undefined }, [cutRecordsJob]);
    await runner.runDue();
    const left = async (of: TestOrg) => [await rowsIn("analytics_events", of), await rowsIn("views_as", of), await rowsIn("messages", of)];
    expect(await left(org)).toEqual([99, 0, 0]);
    expect(await left(other)).toEqual([1500, 1, 1]);
    const { rows } = await server.database.inOrg(org.org, ({ db }) =>
      sql<{ after: unknown }>`select after from audit where action = 'org.retention-cut'`.execute(db),
    );
    expect(rows).toEqual([{ after: { usage: 1401, views_as: 1, messages_of_archived: 1 } }]);
  });
});
