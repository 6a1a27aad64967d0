import { sql } from "kysely";
import { seedContacts } from "../../adapters/server/demo/many-contacts.ts";
import type { Database } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { TimelinePage } from "../../core/timeline/timeline.model.ts";
import { noon, startServer } from "../adapters/server/harness.ts";
import { seedOrg } from "../adapters/server/two-orgs.ts";
import { onBothEngines } from "./both-engines.ts";
import { type Bench, ms, type Row } from "./table.ts";

const events = 10_000;
const contacts = 20_000;
const rounds = 30;
const target = 100;

/** Half of what one contact did is told by one table, half by the other, in the middle of what everybody did; with notes and tasks. */
const seed = async (database: Database, org: number, contact: number): Promise<void> => {
  await seedContacts(database, org, contacts, noon);
  await database.asSystem(async ({ db }) => {
    for (const table of ["contact_events", "learning_events"])
      await sql`insert into ${sql.table(table)} (org_id, con_id, at, kind, points) select ${org}, ${contact}, ${noon} - n * 61, 'points', n % 50 from generate_series(1, ${events / 2}) n`.execute(
        db,
      );
    await sql`insert into contact_events (org_id, con_id, at, kind, points) select ${org}, con_id, ${noon} - n * 977, 'points', 5 from contacts, generate_series(1, 5) n where org_id = ${org} and con_id <> ${contact}`.execute(
      db,
    );
    await sql`insert into contact_notes (org_id, con_id, body, created_at, updated_at) select ${org}, ${contact}, 'Note ' || n, ${noon} - n * 601, ${noon} from generate_series(1, 500) n`.execute(
      db,
    );
    await sql`insert into tasks (org_id, name, slug_name, related_records, created_at, updated_at) select ${org}, 'Task ' || n, 'task', array['api/contacts@' || case when n % 10 = 0 then ${contact}::bigint else n end], ${noon} - n * 300, ${noon} from generate_series(1, 5000) n`.execute(
      db,
    );
    for (const table of ["contact_events", "learning_events", "contact_notes", "tasks"]) await sql`analyze ${sql.table(table)}`.execute(db);
  });
};

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

const measure = async (database: Database): Promise<readonly Row[]> => {
  await migrate(database);
  const { org, owner, learner } = await seedOrg(database, "bench");
  await seed(database, org, learner.contact);
  const server = await startServer({ database });
  const client = await server.as(owner);
  const page = async (query: string): Promise<TimelinePage> => {
    const { body } = await client.get(`/api/contacts/${learner.contact}/timeline?${query}`);
    if (!TimelinePage.is(body)) throw new Error(`A timeline was answered as ${JSON.stringify(body).slice(0, 200)}`);
    return body;
  };
  let deep = "";
  for (let n = 0; n < 100; n += 1) deep = (await page(`limit=100${deep === "" ? "" : `&before=${encodeURIComponent(deep)}`}`)).next ?? deep;
  const rows: Row[] = [];
  for (const [what, query] of [
    ["first 25", "limit=25"],
    ["first 25 of activity", "limit=25&only=activity"],
    ["25 behind the ten-thousandth", `limit=25&before=${encodeURIComponent(deep)}`],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      if ((await page(query)).entries.length !== 25) throw new Error("A page has 25 entries.");
      times.push(performance.now() - start);
    }
    const value = percentile(times, 0.95);
    rows.push({
      what,
      value: ms(value),
      limit: ms(target),
      ratio: (value / target).toFixed(2),
      target: `≤ ${ms(target)}`,
      met: value <= target,
    });
  }
  await server.close();
  return rows;
};

const title = (engine: string): string =>
  `A timeline of ${events.toLocaleString("en")} events, 500 notes and 500 tasks, ${engine}, p95 of ${rounds}`;

export const timelineBenches: readonly Bench[] = onBothEngines(title, measure);
