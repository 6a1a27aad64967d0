import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { filterMoment, type FilterMoment } from "../../../core/filters/filter-moment.rule.ts";
import { groupDependencies, isConcerned } from "../../../core/groups/group-dependencies.rule.ts";
import { readGroupFilter } from "../../../core/groups/group-filter.rule.ts";
import { movedVerdicts } from "../../../core/groups/verdict-time.rule.ts";
import { type Database, planned, type Tx } from "../storage/database.ts";
import { movedContacts } from "./group-condition.ts";
import { groupFields, timezoneOf } from "./group-fields.store.ts";
import { applyVerdicts, basisOf, dueAt, evaluateGroup, holdGroups, type LiveGroup } from "./group-membership.store.ts";

type Change = { readonly con_ids: readonly number[] | null; readonly reads: readonly string[] | null };
type State = { readonly basis: string; readonly timezone: string; readonly evaluated_at: number; readonly due_at: number | null };
type Row = { group_id: number; filters: unknown } & { readonly [K in keyof State]: State[K] | null };

const changesAtOnce = 1_000;
/**
 * Maximum contacts per transaction: after many additions the embedded engine, which has one connection, can answer other calls in between.
 */
const contactsAtOnce = 1_000;

/** Dequeues the oldest changes, the last one only as far as the contact limit allows. */
const takeChanges = async ({ db }: Tx, org: number): Promise<readonly Change[]> => {
  const { rows } = await sql<Change>`
    with oldest as (select change_id, con_ids, reads from contact_changes where org_id = ${org} order by change_id limit ${changesAtOnce}),
      counted as (select *, ${contactsAtOnce} - coalesce(sum(cardinality(con_ids)) over (order by change_id rows between unbounded preceding and 1 preceding), 0)::int as room from oldest),
      taken as (select change_id, con_ids[1:room] as con_ids, reads, coalesce(cardinality(con_ids), 0) > room as is_part, con_ids[room + 1:] as rest from counted where room > 0),
      shortened as (update contact_changes c set con_ids = t.rest from taken t where c.change_id = t.change_id and t.is_part),
      gone as (delete from contact_changes c using taken t where c.change_id = t.change_id and not t.is_part)
    select con_ids, reads from taken order by change_id`.execute(db);
  return rows;
};

const stateOf = ({ basis, timezone, evaluated_at, due_at }: Row): State | null =>
  basis === null || timezone === null || evaluated_at === null ? null : { basis, timezone, evaluated_at, due_at };

/** Contacts whose membership may have changed with time since the last evaluation; empty while the group is not due. */
const movedIn = async (tx: Tx, { org, filter }: LiveGroup, state: State, moment: FilterMoment): Promise<readonly number[]> => {
  const isDue =
    (state.due_at !== null && state.due_at <= moment.now) || state.evaluated_at > moment.now || state.timezone !== moment.timeZone;
  if (filter === null || !isDue) return [];
  const moved = movedVerdicts(filter, filterMoment(state.evaluated_at, state.timezone), moment);
  const { rows } = await movedContacts(org, moved, moment).execute(tx.db);
  return rows.map(({ con_id }) => con_id);
};

const bringUpToDate = async (tx: Tx, group: LiveGroup, state: State, changes: readonly Change[], moment: FilterMoment): Promise<void> => {
  const dependencies = group.filter === null ? [] : groupDependencies(group.filter);
  const concerned = changes.filter(({ reads }) => isConcerned(dependencies, reads));
  if (concerned.some(({ con_ids }) => con_ids === null)) return evaluateGroup(tx, group, moment);
  const moved = await movedIn(tx, group, state, moment);
  const among = [...new Set([...concerned.flatMap(({ con_ids }) => con_ids ?? []), ...moved])];
  const more = among.length === 0 ? 0 : await applyVerdicts(tx, group, moment, among);
  await sql`
    update group_states set members = members + ${more}, timezone = ${moment.timeZone}, evaluated_at = ${moment.now}, due_at = ${await dueAt(tx, group, moment)} where group_id = ${group.id}`.execute(
    tx.db,
  );
};

const isTouched = (state: State, changes: readonly Change[], moment: FilterMoment): boolean =>
  changes.length > 0 ||
  (state.due_at !== null && state.due_at <= moment.now) ||
  state.evaluated_at > moment.now ||
  state.timezone !== moment.timeZone;

/**
 * Whether a transaction reached its limits, so that more changes may be queued. Changes that arrive meanwhile wait for the next pass:
 * during continuous additions groups are evaluated for many contacts at once.
 */
const isFull = (changes: readonly Change[]): boolean =>
  changes.length >= changesAtOnce || changes.reduce((sum, { con_ids }) => sum + (con_ids?.length ?? 0), 0) >= contactsAtOnce;

/**
 * Updates all groups of an organisation after changes and elapsed time; at most one is evaluated from scratch.
 * @returns whether there may be more to do
 */
const workIn = async (tx: Tx, org: number, now: number): Promise<boolean> => {
  await holdGroups(tx, org);
  const changes = await takeChanges(tx, org);
  const moment = filterMoment(now, await timezoneOf(tx, org));
  const fields = await groupFields(tx);
  const { rows } = await sql<Row>`
    select g.group_id, g.filters, s.basis, s.timezone, s.evaluated_at, s.due_at
    from contact_groups g left join group_states s on s.group_id = g.group_id where g.org_id = ${org} and g.deleted_at is null order by g.group_id`.execute(
    tx.db,
  );
  let fromNothing = 0;
  for (const row of rows) {
    const read = readGroupFilter(row.filters, fields);
    const filter = E.isRight(read) ? read.right : null;
    const group: LiveGroup = { id: row.group_id, org, filter, basis: basisOf(row.filters, filter, fields) };
    const state = stateOf(row);
    if (state === null || state.basis !== group.basis) {
      fromNothing += 1;
      if (fromNothing === 1) await evaluateGroup(tx, group, moment);
    } else if (isTouched(state, changes, moment)) await bringUpToDate(tx, group, state, changes, moment);
  }
  return isFull(changes) || fromNothing > 1;
};

const orgsToWork = (database: Database, now: number): Promise<readonly number[]> =>
  database.asSystem(async (tx) => {
    const rows = await planned(
      tx,
      sql<{ org_id: number }>`
      select org_id from contact_changes
      union select s.org_id from group_states s join orgs o using (org_id) join contact_groups g using (group_id)
        where g.deleted_at is null and (s.due_at <= ${now} or s.evaluated_at > ${now} or s.timezone <> o.timezone)
      union select g.org_id from contact_groups g left join group_states s using (group_id) where g.deleted_at is null and s.group_id is null`,
    );
    return rows.map(({ org_id }) => org_id);
  });

/**
 * Updates every group affected by queued changes or due times.
 * @param now epoch seconds
 */
export const workOnGroups = async (database: Database, now: number): Promise<void> => {
  for (const org of await orgsToWork(database, now)) {
    let more = true;
    while (more) more = await database.inOrg(org, (tx) => workIn(tx, org, now));
  }
};
