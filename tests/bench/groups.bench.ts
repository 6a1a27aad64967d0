import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { seedContacts } from "../../adapters/server/demo/many-contacts.ts";
import { demoOrganisation, seedDemo } from "../../adapters/server/demo/seed-demo.ts";
import { askableFields, timezoneOf } from "../../adapters/server/groups/group-fields.store.ts";
import { workOnGroups } from "../../adapters/server/groups/group-work.flow.ts";
import { makeGroupStore } from "../../adapters/server/groups/groups.routes.ts";
import type { Database } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { filterMoment } from "../../core/filters/filter-moment.rule.ts";
import { filterPredicate } from "../../core/filters/filter-predicate.rule.ts";
import { acceptedFilter } from "../../core/groups/group-filter.rule.ts";
import { onBothEngines } from "./both-engines.ts";
import { type Bench, median, ms, type Row } from "./table.ts";
import { vacuumTables } from "./vacuum-tables.ts";

const size = Number(process.env["GROUPS_SIZE"] ?? "100000");
const now = 1_782_907_200;
const rounds = 15;
/** Milliseconds for a count: a second among a million. */
const countTarget = size > 100_000 ? 1_000 : 200;
const moveTarget = 2_000;

/** Documents as they are built: text, tags, relative days, what people did, nested. */
const questions: readonly { readonly what: string; readonly filters: unknown }[] = [
  { what: "tags hold one of two", filters: { tags: { $overlaps: ["vip", "lead"] } } },
  { what: "created in the last 90 days", filters: { created_at: { $ltdays: 90 } } },
  { what: "last name starts with a text", filters: { last_name: { $starts: "mar" } } },
  { what: "last name does not end with a text", filters: { last_name: { $nends: "ez" } } },
  { what: "first name is not a text", filters: { first_name: { $ne: "ana" } } },
  { what: "email contains a text", filters: { email: { $contains: "99@mail" } } },
  { what: "email does not contain a text", filters: { email: { $ncontains: "99@mail" } } },
  { what: "email ends with a text", filters: { email: { $ends: "9@mail.example" } } },
  { what: "mobile contains digits", filters: { mobile: { $contains: "5551" } } },
  { what: "mobile starts with digits", filters: { mobile: { $starts: "212" } } },
  {
    what: "three texts of three fields",
    filters: {
      $and: [
        { last_name: { $ncontains: "zz" } },
        { $or: [{ email: { $contains: "99@" } }, { first_name: { $starts: "jo" } }, { mobile: { $contains: "777" } }] },
      ],
    },
  },
  { what: "an own field contains a text", filters: { job_title: { $contains: "teach" } } },
  { what: "not completed a lesson", filters: { $activity: { activity: "not_completed_lesson" } } },
  { what: "shared something lately", filters: { $activity: { activity: "shared" } } },
  {
    what: "nested, with an activity",
    filters: {
      $and: [
        { tags: { $overlaps: ["vip"] } },
        { $or: [{ created_at: { $ltdays: 365 } }, { $activity: { activity: "points_scored", points: 50 } }] },
      ],
    },
  },
];

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const seedEvents = (database: Database, org: number): Promise<unknown> =>
  database.asSystem(({ db }) =>
    sql`
    insert into contact_events (org_id, con_id, at, kind, points)
    select ${org}, con_id, ${now} - (con_id * 7919) % 8000000, case when con_id % 2 = 0 then 'share' else 'points' end, 30 from contacts where org_id = ${org} and con_id % 3 = 0`.execute(
      db,
    ),
  );

const row = (what: string, value: number, target: number): Row => ({
  what,
  value: ms(value),
  limit: ms(target),
  ratio: (value / target).toFixed(2),
  target: `≤ ${ms(target)}`,
  met: value <= target,
});

/** Every third contact has an own value; then the tables are tidied, as the server does by itself. */
const seedJobs = async (database: Database, org: number): Promise<void> => {
  const last = (await database.asSystem(({ db }) => sql<{ n: number }>`select max(con_id) as n from contacts`.execute(db))).rows[0]?.n ?? 0;
  for (let from = 0; from <= last; from += 50_000)
    await database.asSystem(({ db }) =>
      sql`update contacts set fields = fields || jsonb_build_object('job_title', case when con_id % 2 = 0 then 'Teacher' else 'São Paulo guide' end) where org_id = ${org} and con_id % 3 = 1 and con_id > ${from} and con_id <= ${from + 50_000}`.execute(
        db,
      ),
    );
  await vacuumTables(database, ["contacts", "contact_events"]);
};

type Counted = { readonly con_id: number; readonly fields: Readonly<Record<string, unknown>> } & Readonly<Record<string, unknown>>;

/** How many contacts memory takes, of those questions that it can ask: all but those about what people did. */
const countInMemory = async (database: Database, org: number): Promise<readonly (number | null)[]> => {
  const [fields, timezone] = await database.inOrg(
    org,
    async (tx) => [await askableFields(tx, "owner"), await timezoneOf(tx, org)] as const,
  );
  const matchers = questions.map(({ filters }) => {
    const read = JSON.stringify(filters).includes("$activity") ? null : acceptedFilter(filters, fields);
    return read === null || E.isLeft(read) ? null : filterPredicate(read.right, filterMoment(now, timezone));
  });
  const counts = matchers.map((matches): number | null => (matches === null ? null : 0));
  for (let after: number = 0; ;) {
    const { rows } = await database.inOrg(org, ({ db }) =>
      sql<Counted>`select con_id, first_name, last_name, email, mobile, tags, created_at, fields from own_contacts where archived_at is null and con_id > ${after} order by con_id limit 20000`.execute(
        db,
      ),
    );
    for (const row of rows)
      for (const [at, matches] of matchers.entries()) if (matches?.({ ...row.fields, ...row }) === true) counts[at] = (counts[at] ?? 0) + 1;
    const last = rows.at(-1);
    if (last === undefined) return counts;
    after = last.con_id;
  }
};

const measure = async (database: Database): Promise<readonly Row[]> => {
  await migrate(database);
  await seedDemo(database, now);
  const org = await demoOrganisation(database);
  await seedContacts(database, org, size, now);
  await seedEvents(database, org);
  await seedJobs(database, org);
  const actor = { kind: "staff", row_rule: "all", org_id: org, user_id: 1, role: "owner", flags: [], features: [], teams: [] } as const;
  const inOne = <A>(use: (store: ReturnType<typeof makeGroupStore>) => () => Promise<A>): Promise<A> =>
    database.inOrg(org, (tx) => use(makeGroupStore({ tx, actor, request: { id: "bench", ip: "127.0.0.1", now } }))());
  const rows: Row[] = [];
  const expected = await countInMemory(database, org);
  for (const [at, { what, filters }] of questions.entries()) {
    const counted = await inOne((store) => store.count(filters));
    if (E.isLeft(counted) || (expected[at] ?? counted.right.count) !== counted.right.count)
      throw new Error(`${what}: ${JSON.stringify(counted)} where memory takes ${String(expected[at])}.`);
    const [times, plain]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await timed(() => inOne((store) => store.count(filters))));
      plain.push(
        await timed(() =>
          database.inOrg(org, ({ db }) =>
            sql`select count(*) from contacts c where c.org_id = ${org} and c.archived_at is null and c.deleted_at is null and c.version > 0`.execute(
              db,
            ),
          ),
        ),
      );
    }
    const [value, scan] = [percentile(times, 0.95), median(plain)];
    rows.push({
      what: `count: ${what}`,
      value: `${ms(value)}, median ${ms(median(times))}`,
      limit: `reading every row ${ms(scan)}`,
      ratio: (median(times) / scan).toFixed(1),
      target: `≤ ${ms(countTarget)}`,
      met: value <= countTarget,
    });
  }
  for (let copy = 0; copy < 20; copy += 1)
    await inOne((store) => store.create({ name: `Bench ${copy}`, filters: questions[copy % questions.length]?.filters }));
  await workOnGroups(database, now);
  const moves: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await database.inOrg(org, ({ db }) =>
      sql`update contacts set tags = array[${`t${round}`}, 'vip'] where con_id = ${1_000 + round}`.execute(db),
    );
    moves.push(await timed(() => workOnGroups(database, now)));
  }
  rows.push(row("one contact changes: 20 groups right again", percentile(moves, 0.95), moveTarget));
  rows.push(row("midnight comes: 20 groups right again", await timed(() => workOnGroups(database, now + 86_400)), moveTarget));
  await database.close();
  return rows;
};

const title = (engine: string): string => `Groups over ${size.toLocaleString("en")} contacts, ${engine}, p95 of ${rounds}`;

/**
 * Counts while a group is built, and how long a change takes to reach the members of 20 groups; GROUPS_SIZE takes another number of
 * contacts.
 */
export const groupsBenches: readonly Bench[] = onBothEngines(title, measure);
