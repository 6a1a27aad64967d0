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
import { type Bench, ms, type Row } from "./table.ts";

const learners = 3_000;
const perSecond = 200;
/** Connections of the bench, fewer than files that a process may open. */
const mostConnections = 400;
const seconds = Number(process.env["WATCH_MINUTES"] ?? "0") * 60 || 20;

type Learner = { readonly contact: number; readonly cookie: string; readonly csrf: string };
type Seeded = { readonly org: TestOrg; readonly address: string; readonly trigger: number; readonly item: string };

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

/** A film of an hour that all learners have begun to watch. */
const seeded = (database: Database, org: TestOrg, now: number): Promise<Seeded> =>
  database.asSystem(async (tx) => {
    const film = {
      type: "video",
      name: "Watch",
      values: { url: "https://example.com/a.mp4", required: true, summary: { duration: 3_600 } },
    };
    const course = {
      name: "Film",
      summary: "",
      about: "",
      show_order: 1,
      lessons: [{ name: "Film", items: [film] }],
      release: () => ({ release: "immediately" as const }),
    };
    const made = await seedCourse(tx, { org: org.org, now, random: Math.random }, course);
    const trigger = made.triggers[0]?.id ?? 0;
    const item = made.triggers[0]?.items[0] ?? "";
    await sql`
      with made as (insert into contacts (org_id, first_name, email, created_at, updated_at)
        select ${org.org}, 'Learner ' || n, array['learner' || n || '@bench.example'], 1, 1 from generate_series(1, ${learners}::int) n returning con_id)
      insert into course_joins (org_id, con_id, campaign_id, joined_at) select ${org.org}, con_id, ${made.course}, ${now - 3_600} from made`.execute(
      tx.db,
    );
    const state = { score: { points: 0, correct: null, completed: false, final: false }, answers: [], furthest: 0, duration: 0 };
    await sql`
      insert into item_progress (org_id, con_id, trigger_id, item_uuid, state)
      select ${org.org}, con_id, ${trigger}, ${item}, ${JSON.stringify({ ...state, shown_at: now - 60, reported_at: now - 15 })}::jsonb
      from course_joins where campaign_id = ${made.course}`.execute(tx.db);
    return { org, trigger, item, address: `/api/cg/campaigns/${made.course}/lessons/${trigger}/items/${item}/progress` };
  });

const signedIn = (database: Database, { org }: Seeded, now: number): Promise<readonly Learner[]> =>
  database.asSystem(async (tx) => {
    const { rows } = await sql<{ con_id: number }>`select con_id from course_joins where org_id = ${org.org}`.execute(tx.db);
    const all: Learner[] = [];
    for (const { con_id: contact } of rows) {
      const owner = { kind: "learner", org: org.org, contact, pid: org.pid } as const;
      const { token, csrfToken } = await openSession(tx, owner, { ip: "127.0.0.1", userAgent: "bench", now });
      all.push({ contact, cookie: `portal_sid=${token}`, csrf: csrfToken });
    }
    return all;
  });

/**
 * Does something so many times a second, whether or not what was begun before has ended.
 * @returns milliseconds of each
 */
const paced = async (each: (turn: number) => Promise<unknown>): Promise<readonly number[]> => {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const began = performance.now();
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const rest = began + (turn * 1_000) / perSecond - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    const start = performance.now();
    running.push(each(turn).then(() => void times.push(performance.now() - start)));
  }
  await Promise.all(running);
  return times;
};

/** Runs so many at a time; what waits for its turn counts as under way. */
const atMost = (most: number): (<A>(run: () => Promise<A>) => Promise<A>) => {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
};

/** The rows of a report, without any question before them: its event, the events that follow from it, the item's state. */
const bareInsert = (database: Database, { org, trigger, item }: Seeded, contact: number, from: number): Promise<unknown> =>
  database.inOrg(org.org, ({ db }) => {
    const data = JSON.stringify({ kind: "progress", item, furthest: from + 15, duration: 3_600, ranges: [[from, from + 15]] });
    return sql`
      with event as (insert into bare_activity select ${org.org}::bigint, ${contact}::bigint, ${trigger}::bigint, ${item}::uuid, ${data}::jsonb returning 1),
        told as (insert into bare_events select ${org.org}::bigint, ${contact}::bigint, ${from}::float8, ${from + 15}::float8 returning 1)
      insert into bare_states values (${contact}, ${data}::jsonb) on conflict (con_id) do update set state = excluded.state`.execute(db);
  });

const bareTables = sql`
  create table bare_activity (org_id bigint, con_id bigint, trigger_id bigint, item_uuid uuid, data jsonb);
  create index on bare_activity (con_id, trigger_id);
  create table bare_events (org_id bigint, con_id bigint, watched_from float8, watched_to float8);
  create index on bare_events (con_id);
  create table bare_states (con_id bigint primary key, state jsonb);
  grant all on bare_activity, bare_events, bare_states to cygnet_app`;

const row = (what: string, ours: number, bare: number, most: number): Row => ({
  what,
  value: ms(ours),
  limit: `bare ${ms(bare)}`,
  ratio: (ours / bare).toFixed(2),
  target: `≤ ${ms(most)}`,
  met: ours <= most,
});

const measure = async (database: Database, url: string): Promise<readonly Row[]> => {
  await migrate(database);
  await database.asSystem(({ db }) => bareTables.execute(db));
  const now = Math.floor(Date.now() / 1_000);
  const place = await seeded(database, await seedOrg(database, `watch-${randomUUID().slice(0, 8)}`), now);
  const all = await signedIn(database, place, now);
  const server = await startOwnServer({ DATABASE_URL: url });
  const failures: string[] = [];
  let lost = 0;
  const inTurn = atMost(mostConnections);
  /** Sends a report under its id, again where the connection is lost, as the outbox of learners does. */
  const sent = async (body: string, headers: Readonly<Record<string, string>>, tries = 3): Promise<Response> => {
    try {
      return await inTurn(() => fetch(server.origin + place.address, { method: "POST", headers, body }));
    } catch (error) {
      if (tries === 1) throw error;
      lost += 1;
      return sent(body, headers, tries - 1);
    }
  };
  const turnOf = (turn: number): { readonly learner: Learner | undefined; readonly from: number } => ({
    learner: all[turn % all.length],
    from: Math.floor(turn / all.length) * 15,
  });
  try {
    const reports = await paced(async (turn) => {
      const { learner, from } = turnOf(turn);
      const ranges = [[from, from + 15]];
      const reply = await sent(
        JSON.stringify({ id: randomUUID(), time: from + 15, furthest: from + 15, duration: 3_600, rate: 1, ranges }),
        {
          cookie: learner?.cookie ?? "",
          "x-csrf-token": learner?.csrf ?? "",
          "content-type": "application/json",
        },
      );
      const text = await reply.text();
      if (!reply.ok) failures.push(text);
    });
    const bare = await paced((turn) => bareInsert(database, place, turnOf(turn).learner?.contact ?? 0, turnOf(turn).from));
    if (failures[0] !== undefined) process.stderr.write(`${failures[0]}\n`);
    return [
      row(`a report, half of ${reports.length.toLocaleString("en")}`, percentile(reports, 0.5), percentile(bare, 0.5), 50),
      row("a report, 99 of 100", percentile(reports, 0.99), percentile(bare, 0.99), 500),
      { what: "reports refused", value: String(failures.length), limit: "–", ratio: "–", target: "0", met: failures.length === 0 },
      { what: "connections lost, the report sent again", value: String(lost), limit: "–", ratio: "–", target: "–", met: true },
    ];
  } finally {
    await server.stop();
  }
};

/** Reports of watched ranges by many learners at a time, beside a bare insert of the same rows into the same database. */
export const watchBench: Bench = {
  title: `Watching: ${learners.toLocaleString("en")} learners, ${perSecond} reports a second for ${seconds} s, PostgreSQL`,
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
