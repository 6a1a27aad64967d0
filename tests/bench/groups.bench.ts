import { sql } from "kysely";
import { demoOrganisation, seedDemo } from "../../adapters/server/demo/seed-demo.ts";
import { seedContacts } from "../../adapters/server/demo/many-contacts.ts";
import { makeGroupStore } from "../../adapters/server/groups/groups.routes.ts";
import { workOnGroups } from "../../adapters/server/groups/group-work.ts";
import { type Database, makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { type Bench, ms, type Row } from "./table.ts";

const size = 100_000;
const now = 1_782_907_200;
const rounds = 15;
const countTarget = 200;
const moveTarget = 2_000;

/** Documents as they are built: text, tags, relative days, what people did, nested. */
const questions: readonly { readonly what: string; readonly filters: unknown }[] = [
  { what: "tags hold one of two", filters: { tags: { $overlaps: ["vip", "lead"] } } },
  { what: "created in the last 90 days", filters: { created_at: { $ltdays: 90 } } },
  { what: "last name starts with a text", filters: { last_name: { $starts: "mar" } } },
  { what: "email contains a text", filters: { email: { $contains: "99@mail" } } },
  { what: "mobile contains digits", filters: { mobile: { $contains: "5551" } } },
  { what: "shared something lately", filters: { $activity: { activity: "shared" } } },
  { what: "nested, with an activity", filters: { $and: [{ tags: { $overlaps: ["vip"] } }, { $or: [{ created_at: { $ltdays: 365 } }, { $activity: { activity: "points_scored", points: 50 } }] }] } },
];

const percentile = (times: readonly number[], share: number): number => times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const seedEvents = (database: Database, org: number): Promise<unknown> =>
  database.asSystem(({ db }) => sql`
    insert into contact_events (org_id, con_id, at, kind, points)
    select ${org}, con_id, ${now} - (con_id * 7919) % 8000000, case when con_id % 2 = 0 then 'share' else 'points' end, 30 from contacts where org_id = ${org} and con_id % 3 = 0`.execute(db));

const row = (what: string, value: number, target: number): Row => ({ what, value: ms(value), limit: ms(target), ratio: (value / target).toFixed(2), target: `≤ ${ms(target)}`, met: value <= target });

/** Counts while a group is built, and how long a change takes to reach the members of 20 groups. */
export const groupsBench: Bench = {
  title: `Groups over ${size.toLocaleString("en")} contacts, embedded database, p95 of ${rounds}`,
  run: async () => {
    const database = makeDatabase(await openPglite(undefined));
    await migrate(database);
    await seedDemo(database, now);
    const org = await demoOrganisation(database);
    await seedContacts(database, org, size, now);
    await seedEvents(database, org);
    const actor = { kind: "staff", org_id: org, user_id: 1, role: "owner", flags: [], features: [], teams: [] } as const;
    const inOne = <A>(use: (store: ReturnType<typeof makeGroupStore>) => () => Promise<A>): Promise<A> =>
      database.inOrg(org, (tx) => use(makeGroupStore({ tx, actor, request: { id: "bench", ip: "127.0.0.1", now } }))());
    const rows: Row[] = [];
    for (const { what, filters } of questions) {
      await inOne((store) => store.count(filters));
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await timed(() => inOne((store) => store.count(filters))));
      rows.push(row(`count: ${what}`, percentile(times, 0.95), countTarget));
    }
    for (let copy = 0; copy < 20; copy += 1) await inOne((store) => store.create({ name: `Bench ${copy}`, filters: questions[copy % questions.length]?.filters }));
    await workOnGroups(database, now);
    const moves: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await database.inOrg(org, ({ db }) => sql`update contacts set tags = array[${`t${round}`}, 'vip'] where con_id = ${1_000 + round}`.execute(db));
      moves.push(await timed(() => workOnGroups(database, now)));
    }
    rows.push(row("one contact changes: 20 groups right again", percentile(moves, 0.95), moveTarget));
    rows.push(row("midnight comes: 20 groups right again", await timed(() => workOnGroups(database, now + 86_400)), moveTarget));
    await database.close();
    return rows;
  },
};
