import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { withRepValues } from "../../../../adapters/server/contacts/contact-row.ts";
import { makeActivityStore } from "../../../../adapters/server/groups/activity.store.ts";
import { groupFields } from "../../../../adapters/server/groups/group-fields.store.ts";
import type { Tx } from "../../../../adapters/server/storage/database.ts";
import { activityLookup, doneActivities } from "../../../../core/filters/activity.service.ts";
import { dayOfInstant, startOfDay } from "../../../../core/filters/calendar-day.rule.ts";
import { filterMoment } from "../../../../core/filters/filter-moment.rule.ts";
import { filterPredicate } from "../../../../core/filters/filter-predicate.rule.ts";
import { readGroupFilter } from "../../../../core/groups/group-filter.rule.ts";
import { localDateAt } from "../../../../core/kernel/wall-clock.ts";

const day = 86_400;

/** Documents of every sort: fields, relative days, bounds that run with the clock, what people did, nested, everybody. */
export const documents: readonly unknown[] = [
  { $and: [] },
  { tags: { $overlaps: ["vip"] } },
  { $and: [{ first_name: { $starts: "A" } }, { $or: [{ tags: { $empty: true } }, { last_name: { $ne: "Hill" } }] }] },
  { created_at: { $ltdays: 3 } },
  { $or: [{ created_at: { $eqdays: 2 } }, { updated_at: { $gtdays: 4 } }] },
  { updated_at: { $range: { from: "-2 hours", to: "now" } } },
  { updated_at: { $range: { from: "monday this week", to: "" } } },
  { $activity: { activity: "shared", when: { less_than_days: 2 } } },
  { $activity: { activity: "not_completed_lesson", when: "any" } },
  {
    $or: [
      { $and: [{ $activity: { activity: "points_scored", points: 5, when: { less_than_days: 3 } } }, { tags: { $none: ["lead"] } }] },
      { language: "es" },
    ],
  },
  { $activity: { activity: "joined_campaign", when: { less_than_days: 4 } } },
  { $activity: { activity: "campaign_progress", progress_over: 40, lessons: 1, when: "any" } },
  { city: { $ne: "Oslo" } },
  {
    $or: [{ city: { $empty: true } }, { $and: [{ age: { $gt: 20 } }, { $activity: { activity: "shared", when: { less_than_days: 2 } } }] }],
  },
  { seen: { $ltdays: 2 } },
  { $and: [{ labels: { $none: ["red"] } }, { Rep_region: { $eq: "north" } }] },
  { $or: [{ email: { $contains: "b@" } }, { mobile: { $starts: "+1212" } }] },
  { $and: [{ mobile: { $empty: true } }, { email: { $nin: ["a@mail.example"] } }] },
  { $or: [{ born: { $eqdays: 2 } }, { born: { $gtdays: 30 } }] },
  { $and: [{ born: { $ltdays: 4 } }, { member: { $ne: true } }] },
  { $or: [{ friends: { $empty: true } }, { assignedUser: { $any: true } }] },
  {
    $or: [
      { $activity: { activity: "answered_question", answered: { correct: true }, when: "any" } },
      { $activity: { activity: "uploaded_video", when: { less_than_days: 2 } } },
    ],
  },
  { $activity: { activity: "watched_video", watched_percent: 50, when: { less_than_days: 4 } } },
  {
    $and: [
      { $activity: { activity: "not_joined_campaign", when: "any" } },
      { $activity: { activity: "started_lesson", when: { less_than_days: 5 } } },
    ],
  },
  {
    $or: [
      {
        $activity: {
          activity: "recorded_stats",
          tracker: "steps",
          stat: { of: "sum", operator: "$gt", value: 4 },
          when: { less_than_days: 3 },
        },
      },
      { $activity: { activity: "completed_lesson_item", when: "any" } },
    ],
  },
  { $activity: { activity: "completed_lesson", when: { less_than_days: 1 } } },
];

/** The own fields that documents read; one is of the assigned user. */
export const ownFields: readonly { readonly name: string; readonly type: string; readonly bucket: string | null }[] = [
  { name: "city", type: "string", bucket: null },
  { name: "age", type: "int", bucket: null },
  { name: "seen", type: "time", bucket: null },
  { name: "labels", type: "list", bucket: null },
  { name: "Rep_region", type: "string", bucket: "rep" },
  { name: "born", type: "date", bucket: null },
  { name: "member", type: "bool", bucket: null },
  { name: "friends", type: "related_contacts", bucket: null },
];

const eventKinds = ["answer", "watch", "upload", "stat", "item_completed", "lesson_started", "unjoin", "join"];

/** Instants at which a clock is put forward or back in one of the zones, and the midnight before. */
const turnsOfTheClock = [
  "2026-09-26T14:00:00Z",
  "2026-11-01T04:00:00Z",
  "2026-11-01T06:00:00Z",
  "2027-03-14T07:00:00Z",
  "2027-04-03T14:00:00Z",
].map((text) => Date.parse(text) / 1000);

export type World = {
  readonly org: number;
  readonly user: number;
  readonly course: number;
  readonly triggers: readonly number[];
  now: number;
  readonly random: () => number;
};

/** One of some, by the chance of the world. */
export const pick = <A>({ random }: World, list: readonly A[]): A => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error("Nothing to pick from.");
  return one;
};

type Change = (tx: Tx, world: World, contact: number) => Promise<unknown>;
const set =
  (column: string, value: (world: World) => unknown): Change =>
  ({ db }, world, contact) =>
    sql`update contacts set ${sql.ref(column)} = ${value(world)} where con_id = ${contact}`.execute(db);
const around = (world: World): number => world.now - Math.floor(world.random() * 6 * day) + day;

const put =
  (key: string, value: (world: World) => unknown): Change =>
  ({ db }, world, contact) => {
    const drawn = value(world);
    return drawn === null
      ? sql`update contacts set fields = fields - ${key}::text where con_id = ${contact}`.execute(db)
      : sql`update contacts set fields = fields || jsonb_build_object(${key}::text, ${JSON.stringify(drawn)}::jsonb) where con_id = ${contact}`.execute(
          db,
        );
  };

/** Everything that may happen to a contact, an event, a course, a group or an organisation. */
const changes: readonly Change[] = [
  set("first_name", (world) => pick(world, ["Ada", "Bob", "anna", "Zoe"])),
  set("last_name", (world) => pick(world, ["Hill", "Dale", ""])),
  set("tags", (world) => pick(world, [[], ["vip"], ["lead"], ["vip", "lead"]])),
  set("language", (world) => pick(world, [null, "en", "es"])),
  set("created_at", around),
  set("updated_at", around),
  set("updated_at", ({ now, random }) => now - Math.floor(random() * 9_000)),
  set("archived_at", (world) => pick(world, [null, null, 5])),
  set("deleted_at", (world) => pick(world, [null, null, 5])),
  ({ db }, { org, now }) =>
    sql`insert into contacts (org_id, first_name, created_at, updated_at) select ${org}, 'Abe', ${now}, ${now} where (select count(*) from contacts where org_id = ${org}) < 60`.execute(
      db,
    ),
  ({ db }, world, contact) =>
    sql`insert into contact_events (org_id, con_id, at, kind, points) values (${world.org}, ${contact}, ${around(world)}, ${pick(world, ["share", "points", "lesson_completed"])}, ${pick(world, [1, 3, 5])})`.execute(
      db,
    ),
  ({ db }, { org }) =>
    sql`delete from contact_events where event_id = (select min(event_id) from contact_events where org_id = ${org})`.execute(db),
  ({ db }, world, contact) =>
    sql`update contact_events set con_id = ${contact}, at = ${around(world)} where event_id = (select max(event_id) from contact_events where org_id = ${world.org})`.execute(
      db,
    ),
  ({ db }, world, contact) =>
    sql`insert into course_joins (org_id, con_id, campaign_id, joined_at) values (${world.org}, ${contact}, ${world.course}, ${around(world) - day}) on conflict do nothing`.execute(
      db,
    ),
  ({ db }, { course }, contact) => sql`delete from course_joins where con_id = ${contact} and campaign_id = ${course}`.execute(db),
  ({ db }, world, contact) =>
    sql`insert into activity (org_id, con_id, campaign_id, trigger_id, kind, at, data) values (${world.org}, ${contact}, ${world.course}, ${pick(world, world.triggers)}, ${pick(world, ["shown", "shown", "reset"])}, ${around(world)}, ${JSON.stringify({ completes: world.random() < 0.7 })}::jsonb)`.execute(
      db,
    ),
  set("email", (world) => pick(world, [[], ["a@mail.example"], ["b@mail.example", "c@mail.example"]])),
  set("mobile", (world) => pick(world, [[], ["+12125550101"], ["+442079460958"]])),
  put("born", (world) => pick(world, [localDateAt(around(world), "UTC"), "2026-05-01", null])),
  put("member", (world) => pick(world, [true, false, null])),
  ({ db }, world, contact) =>
    sql`update contacts set fields = fields || jsonb_build_object('friends', jsonb_build_array(${contact}::bigint)) where org_id = ${world.org} and con_id <> ${contact} and con_id % 7 = ${Math.floor(world.random() * 7)}`.execute(
      db,
    ),
  put("friends", () => null),
  ({ db }, world, contact) =>
    sql`insert into contact_events (org_id, con_id, at, kind, campaign, lesson, item, answer, correct, watched_from, watched_to, watched_start, watched_end, tracker, value)
      values (${world.org}, ${contact}, ${around(world)}, ${pick(world, eventKinds)}, ${String(world.course)}, '1', ${pick(world, ["i1", "i2"])}, 'x', ${pick(world, [true, false])}, ${pick(world, [0, 30])}, ${pick(world, [40, 90])}, 0, 100, ${pick(world, ["steps", "laps"])}, ${pick(world, [1, 3, 5])})`.execute(
      db,
    ),
  ({ db }, world) =>
    sql`update triggers set draft = ${pick(world, [true, false, false])} where trigger_id = ${pick(world, world.triggers)}`.execute(db),
  put("city", (world) => pick(world, ["Oslo", "Rome", null])),
  put("age", (world) => pick(world, [10, 30, null])),
  put("seen", (world) => pick(world, [around(world), null])),
  put("labels", (world) => pick(world, [["red"], ["blue", "red"], [], null])),
  put("assignedUser", ({ user, random }) => (random() < 0.7 ? [String(user)] : null)),
  ({ db }, world) =>
    sql`insert into rep_values (org_id, user_id, fields, updated_at) values (${world.org}, ${world.user}, jsonb_build_object('Rep_region', ${pick(world, ["north", "south"])}::text), 0) on conflict (org_id, user_id) do update set fields = excluded.fields`.execute(
      db,
    ),
  ({ db }, world) =>
    sql`update triggers set join_delay = ${pick(world, [0, 1, 3])} where trigger_id = ${pick(world, world.triggers)}`.execute(db),
];

const nextMidnight = async (tx: Tx, { org, now }: World): Promise<number> => {
  const { rows } = await sql<{ timezone: string }>`select timezone from orgs where org_id = ${org}`.execute(tx.db);
  const zone = rows[0]?.timezone ?? "UTC";
  return startOfDay(dayOfInstant(now, zone) + 1, zone);
};

/**
 * One random thing happens, or, seldom, the clock jumps, also to midnight or to where it is put forward or back, the zone changes or a
 * group asks something else.
 */
export const happen = async (tx: Tx, world: World, contacts: readonly number[]): Promise<void> => {
  const chance = world.random();
  if (chance < 0.001) world.now = pick(world, turnsOfTheClock) + pick(world, [-day, -1, 0, 1, 3_600, day]);
  else if (chance < 0.004) world.now = (await nextMidnight(tx, world)) + pick(world, [-1, 0, 1]);
  else if (chance < 0.02) world.now += pick(world, [1, 30, 3_600, 5 * 3_600, day, 3 * day, -1, -4_000, -2 * day]);
  else if (chance < 0.022)
    await sql`update orgs set timezone = ${pick(world, ["UTC", "America/New_York", "Pacific/Auckland"])} where org_id = ${world.org}`.execute(
      tx.db,
    );
  else if (chance < 0.025)
    await sql`update contact_groups set filters = ${JSON.stringify(pick(world, documents))}::jsonb where org_id = ${world.org} and name = 'G0'`.execute(
      tx.db,
    );
  else if (chance < 0.031)
    await sql`update fields set deleted_at = case when deleted_at is null then 5 end where org_id = ${world.org} and name = ${pick(world, ownFields).name}`.execute(
      tx.db,
    );
  else if (chance < 0.034)
    await sql`update fields set type = ${pick(world, ["string", "textarea", "int"])} where org_id = ${world.org} and name = 'city'`.execute(
      tx.db,
    );
  else await pick(world, changes)(tx, world, pick(world, contacts));
};

/** Who belongs to each group, worked out in memory from nothing. */
export const fullEvaluation = async (tx: Tx, { org, now }: World): Promise<Readonly<Record<string, readonly number[]>>> => {
  const { rows: people } = await sql<
    Record<string, unknown> & { con_id: number; fields: Readonly<Record<string, unknown>> }
  >`select c.*, ${withRepValues} as fields from own_contacts c where c.archived_at is null order by c.con_id`.execute(tx.db);
  const { rows: orgs } = await sql<{ timezone: string }>`select timezone from orgs where org_id = ${org}`.execute(tx.db);
  const { rows: groups } = await sql<{
    name: string;
    filters: unknown;
  }>`select name, filters from contact_groups where org_id = ${org}`.execute(tx.db);
  const moment = filterMoment(now, orgs[0]?.timezone ?? "");
  const fields = await groupFields(tx);
  const records = people.map((row) => ({ ...row.fields, ...row }));
  const ids = people.map(({ con_id }) => con_id);
  const found: Record<string, readonly number[]> = {};
  for (const { name, filters } of groups) {
    const filter = readGroupFilter(filters, fields);
    if (E.isLeft(filter)) {
      found[name] = [];
      continue;
    }
    const done = await doneActivities(makeActivityStore(tx, now))(filter.right, ids, moment)();
    if (E.isLeft(done)) throw new Error(JSON.stringify(done.left));
    const matches = filterPredicate(filter.right, moment, activityLookup(done.right));
    found[name] = records.filter(matches).map(({ con_id }) => con_id);
  }
  return found;
};

/** Who belongs to each group by the table that the worker keeps, and whether its counts are right. */
export const keptMembers = async (
  tx: Tx,
  { org }: World,
): Promise<{ readonly members: Readonly<Record<string, readonly number[]>>; readonly counted: boolean }> => {
  const { rows } = await sql<{ name: string; ids: readonly number[]; members: number }>`
    select g.name, array(select con_id from group_members m where m.group_id = g.group_id order by con_id) as ids, s.members
    from contact_groups g join group_states s using (group_id) where g.org_id = ${org}`.execute(tx.db);
  return {
    members: Object.fromEntries(rows.map(({ name, ids }) => [name, ids])),
    counted: rows.every(({ ids, members }) => ids.length === members),
  };
};
