import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { openSession } from "../../adapters/server/auth/session.store.ts";
import { seedCourse } from "../../adapters/server/demo/demo-courses.ts";
import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../adapters/server/storage/postgres.engine.ts";
import { seedOrg, type TestOrg } from "../adapters/server/two-orgs.ts";
import { startPostgres } from "../setup/postgres.ts";
import { startOwnServer } from "./own-server.ts";
import { pacedCalls, percentile } from "./paced-calls.ts";
import { type Bench, ms, type Row } from "./table.ts";

const learners = Number(process.env["POLLING_LEARNERS"] ?? "") || 3_000;
const everySeconds = 15;
const seconds = Number(process.env["POLLING_SECONDS"] ?? "") || 60;

/** What a page of the portal asks for at each poll: home its courses, messages the conversations. */
const asked = { home: "/api/cg/campaigns", messages: "/api/cg/conversations" } as const;
/** Answers after one `select 1`. */
const bare = "/readyz";

/** Learners who have joined three courses and have a conversation of four messages. */
const seeded = (database: Database, { org, owner }: TestOrg, now: number): Promise<void> =>
  database.asSystem(async (tx) => {
    const item = { type: "text", name: "Read", values: { text: "Words" } };
    const lesson = (at: number) => ({ name: `Lesson ${at}`, items: [item] });
    for (const at of [1, 2, 3]) {
      const made = await seedCourse(
        tx,
        { org, now, random: Math.random },
        {
          name: `Course ${at}`,
          summary: "",
          about: "",
          show_order: at,
          lessons: [lesson(1), lesson(2), lesson(3)],
          release: () => ({ release: "immediately" as const }),
        },
      );
      if (at === 1)
        await sql`
          insert into contacts (org_id, first_name, email, created_at, updated_at)
          select ${org}, 'Learner ' || n, array['learner' || n || '@bench.example'], 1, 1 from generate_series(1, ${learners}::int) n`.execute(
          tx.db,
        );
      await sql`
        insert into course_joins (org_id, con_id, campaign_id, joined_at)
        select org_id, con_id, ${made.course}, ${now - 3_600} from contacts where org_id = ${org} and first_name like 'Learner %'`.execute(
        tx.db,
      );
    }
    await sql`update orgs set features = array_append(features, 'portal_messaging') where org_id = ${org} and not 'portal_messaging' = any(features)`.execute(
      tx.db,
    );
    await sql`update portal_roles set is_default = false where org_id = ${org}`.execute(tx.db);
    await sql`insert into portal_roles (org_id, name, permissions, is_default, created_at, updated_at) values (${org}, 'Bench', '{messages}', true, 1, 1)`.execute(
      tx.db,
    );
    await sql`
      insert into threads (org_id, con_id, name, last_sequence, last_at, contact_read, created_at)
      select org_id, con_id, 'A question', 4, ${now - 60}, 3, ${now - 900} from contacts where org_id = ${org} and first_name like 'Learner %'`.execute(
      tx.db,
    );
    await sql`
      insert into messages (org_id, thread_id, sequence, client_key, from_contact, user_id, body, created_at)
      select t.org_id, t.thread_id, n, gen_random_uuid(), n % 2 = 1, case when n % 2 = 0 then ${owner.user}::bigint end, 'Line ' || n, ${now - 900} + n
      from threads t, generate_series(1, 4) n where t.org_id = ${org}`.execute(tx.db);
    await sql`analyze`.execute(tx.db);
  });

const sessions = (database: Database, { org, pid }: TestOrg, now: number): Promise<readonly string[]> =>
  database.asSystem(async (tx) => {
    const { rows } = await sql<{
      con_id: number;
    }>`select con_id from contacts where org_id = ${org} and first_name like 'Learner %' order by con_id`.execute(tx.db);
    const all: string[] = [];
    for (const { con_id: contact } of rows) {
      const owner = { kind: "learner", org, contact, pid } as const;
      all.push(`portal_sid=${(await openSession(tx, owner, { ip: "127.0.0.1", userAgent: "bench", now })).token}`);
    }
    return all;
  });

const row = (what: string, times: readonly number[], plain: readonly number[], share: number, most: number | null): Row => {
  const [ours, least] = [percentile(times, share), percentile(plain, share)];
  return {
    what,
    value: ms(ours),
    limit: `select 1: ${ms(least)}`,
    ratio: (ours / least).toFixed(1),
    target: most === null ? "–" : `≤ ${ms(most)}`,
    met: most === null || ours <= most,
  };
};

const measure = async (database: Database, url: string): Promise<readonly Row[]> => {
  await migrate(database);
  const now = Math.floor(Date.now() / 1_000);
  const org = await seedOrg(database, `polling-${randomUUID().slice(0, 8)}`);
  await seeded(database, org, now);
  const cookies = await sessions(database, org, now);
  const server = await startOwnServer({ DATABASE_URL: url });
  try {
    const result = await pacedCalls({ origin: server.origin, cookies, asked, bare, everySeconds, seconds });
    for (const line of result.failures.slice(0, 5)) process.stderr.write(`${line}\n`);
    const count = result.failures.length;
    return [
      {
        what: "requests a second",
        value: result.perSecond.toFixed(0),
        limit: `asked for ${((cookies.length * 2) / everySeconds).toFixed(0)}`,
        ratio: "–",
        target: "–",
        met: true,
      },
      row("home, p50", result.times.home, result.times.bare, 0.5, null),
      row("home, p95", result.times.home, result.times.bare, 0.95, null),
      row("home, p99", result.times.home, result.times.bare, 0.99, 1_000),
      row("messages, p50", result.times.messages, result.times.bare, 0.5, null),
      row("messages, p95", result.times.messages, result.times.bare, 0.95, null),
      row("messages, p99", result.times.messages, result.times.bare, 0.99, 1_000),
      { what: "requests that failed", value: String(count), limit: "–", ratio: "–", target: "0", met: count === 0 },
    ];
  } finally {
    await server.stop();
  }
};

/** Learners whose portals ask for home and messages every 15 seconds, beside a call of the same server that only asks `select 1`. */
export const pollingBench: Bench = {
  title: `Polling: ${learners.toLocaleString("en")} learners every ${everySeconds} s for ${seconds} s, PostgreSQL`,
  run: async () => {
    const postgres = await startPostgres();
    try {
      const database = makeDatabase(await openPostgres(postgres.url, () => undefined));
      try {
        return await measure(database, postgres.url);
      } finally {
        await database.close();
      }
    } finally {
      await postgres.stop();
    }
  },
};
