import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { makeActivityStore } from "../../../../adapters/server/groups/activity.store.ts";
import type { Tx } from "../../../../adapters/server/storage/database.ts";
import { activityLookup, doneActivities } from "../../../../core/filters/activity.service.ts";
import { filterMoment } from "../../../../core/filters/filter-moment.rule.ts";
import { filterPredicate } from "../../../../core/filters/filter-predicate.rule.ts";
import { contactFields } from "../../../../core/groups/contact-fields.rule.ts";
import { readGroupFilter } from "../../../../core/groups/group-filter.rule.ts";

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
  { $or: [{ $and: [{ $activity: { activity: "points_scored", points: 5, when: { less_than_days: 3 } } }, { tags: { $none: ["lead"] } }] }, { language: "es" }] },
  { $activity: { activity: "joined_campaign", when: { less_than_days: 4 } } },
  { $activity: { activity: "campaign_progress", progress_over: 40, lessons: 1, when: "any" } },
];

export type World = { readonly org: number; readonly course: number; readonly triggers: readonly number[]; now: number; readonly random: () => number };

const pick = <A>({ random }: World, list: readonly A[]): A => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error("Nothing to pick from.");
  return one;
};

type Change = (tx: Tx, world: World, contact: number) => Promise<unknown>;
const set = (column: string, value: (world: World) => unknown): Change => ({ db }, world, contact) => sql`update contacts set ${sql.ref(column)} = ${value(world)} where con_id = ${contact}`.execute(db);
const around = (world: World): number => world.now - Math.floor(world.random() * 6 * day) + day;

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
  ({ db }, { org, now }) => sql`insert into contacts (org_id, first_name, created_at, updated_at) select ${org}, 'Abe', ${now}, ${now} where (select count(*) from contacts where org_id = ${org}) < 60`.execute(db),
  ({ db }, world, contact) =>
    sql`insert into contact_events (org_id, con_id, at, kind, points) values (${world.org}, ${contact}, ${around(world)}, ${pick(world, ["share", "points", "lesson_completed"])}, ${pick(world, [1, 3, 5])})`.execute(db),
  ({ db }, { org }) => sql`delete from contact_events where event_id = (select min(event_id) from contact_events where org_id = ${org})`.execute(db),
  ({ db }, world, contact) => sql`update contact_events set con_id = ${contact}, at = ${around(world)} where event_id = (select max(event_id) from contact_events where org_id = ${world.org})`.execute(db),
  ({ db }, world, contact) =>
    sql`insert into course_joins (org_id, con_id, campaign_id, joined_at) values (${world.org}, ${contact}, ${world.course}, ${around(world) - day}) on conflict do nothing`.execute(db),
  ({ db }, { course }, contact) => sql`delete from course_joins where con_id = ${contact} and campaign_id = ${course}`.execute(db),
  ({ db }, world, contact) =>
    sql`insert into activity (org_id, con_id, campaign_id, trigger_id, kind, at, data) values (${world.org}, ${contact}, ${world.course}, ${pick(world, world.triggers)}, ${pick(world, ["shown", "shown", "reset"])}, ${around(world)}, ${JSON.stringify({ completes: world.random() < 0.7 })}::jsonb)`.execute(db),
  ({ db }, world) => sql`update triggers set delay_days = ${pick(world, [0, 1, 3])} where trigger_id = ${pick(world, world.triggers)}`.execute(db),
];

/** One random thing happens, or, seldom, the clock jumps, the zone changes or a group asks something else. */
export const happen = async (tx: Tx, world: World, contacts: readonly number[]): Promise<void> => {
  const chance = world.random();
  if (chance < 0.02) world.now += pick(world, [1, 30, 3_600, 5 * 3_600, day, 3 * day, -1, -4_000, -2 * day]);
  else if (chance < 0.022) await sql`update orgs set timezone = ${pick(world, ["UTC", "America/New_York", "Pacific/Auckland"])} where org_id = ${world.org}`.execute(tx.db);
  else if (chance < 0.025) await sql`update contact_groups set filters = ${JSON.stringify(pick(world, documents))}::jsonb where org_id = ${world.org} and name = 'G0'`.execute(tx.db);
  else await pick(world, changes)(tx, world, pick(world, contacts));
};

/** Who belongs to each group, worked out in memory from nothing. */
export const fullEvaluation = async (tx: Tx, { org, now }: World): Promise<Readonly<Record<string, readonly number[]>>> => {
  const { rows: people } = await sql<Record<string, unknown> & { con_id: number }>`select * from own_contacts where archived_at is null order by con_id`.execute(tx.db);
  const { rows: orgs } = await sql<{ timezone: string }>`select timezone from orgs where org_id = ${org}`.execute(tx.db);
  const { rows: groups } = await sql<{ name: string; filters: unknown }>`select name, filters from contact_groups where org_id = ${org}`.execute(tx.db);
  const moment = filterMoment(now, orgs[0]?.timezone ?? "");
  const ids = people.map(({ con_id }) => con_id);
  const found: Record<string, readonly number[]> = {};
  for (const { name, filters } of groups) {
    const filter = readGroupFilter(filters, contactFields);
    if (E.isLeft(filter)) throw new Error(filter.left.error);
    const done = await doneActivities(makeActivityStore(tx, now))(filter.right, ids, moment)();
    if (E.isLeft(done)) throw new Error(JSON.stringify(done.left));
    const matches = filterPredicate(filter.right, moment, activityLookup(done.right));
    found[name] = people.filter(matches).map(({ con_id }) => con_id);
  }
  return found;
};

/** Who belongs to each group by the table that the worker keeps, and whether its counts are right. */
export const keptMembers = async (tx: Tx, { org }: World): Promise<{ readonly members: Readonly<Record<string, readonly number[]>>; readonly counted: boolean }> => {
  const { rows } = await sql<{ name: string; ids: readonly number[]; members: number }>`
    select g.name, array(select con_id from group_members m where m.group_id = g.group_id order by con_id) as ids, s.members
    from contact_groups g join group_states s using (group_id) where g.org_id = ${org}`.execute(tx.db);
  return { members: Object.fromEntries(rows.map(({ name, ids }) => [name, ids])), counted: rows.every(({ ids, members }) => ids.length === members) };
};
