import { sql } from "kysely";
import { createHash } from "node:crypto";
import type { FilterMoment } from "../../../core/filters/filter-moment.rule.ts";
import type { Filter } from "../../../core/filters/filter.model.ts";
import type { GroupField } from "../../../core/groups/contact-fields.rule.ts";
import { groupDependencies } from "../../../core/groups/group-dependencies.rule.ts";
import { nextVerdictChange } from "../../../core/groups/verdict-time.rule.ts";
import type { Tx } from "../storage/database.ts";
import { takenContacts } from "./group-condition.ts";

/** A group for evaluating its members; `filter` is null when it is invalid, which matches no one. */
export type LiveGroup = { readonly id: number; readonly org: number; readonly filter: Filter | null; readonly basis: string };

const nobody: Filter = { kind: "any", filters: [] };

/** Locks the membership of an organisation's groups for one transaction at a time. */
export const holdGroups = ({ db }: Tx, org: number): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`groups:${org}`}::text, 0))`.execute(db);

/** A hash of what membership depends on besides contacts: the document and the types of the fields it reads. */
export const basisOf = (document: unknown, filter: Filter | null, fields: readonly GroupField[]): string => {
  const reads = filter === null ? null : new Set(groupDependencies(filter));
  const types = fields.filter(({ name }) => reads?.has(name) === true).map(({ name, type }) => `${name}:${type}`);
  return createHash("sha256")
    .update(JSON.stringify([document, types, filter === null]))
    .digest("hex");
};

/**
 * Updates the members of a group among the given contacts, or all.
 * @returns the change in the number of members
 */
export const applyVerdicts = async (
  tx: Tx,
  { id, org, filter }: LiveGroup,
  moment: FilterMoment,
  among: readonly number[] | null,
): Promise<number> => {
  const wanted = takenContacts(org, filter ?? nobody, moment, among);
  const asked = among === null ? sql`` : sql` and m.con_id = any(${[...among]}::bigint[])`;
  const { rows } = await sql<{ more: number }>`
    with wanted as materialized (${wanted}),
      gone as (delete from group_members m where m.group_id = ${id}${asked} and not exists (select from wanted w where w.con_id = m.con_id) returning 1),
      fresh as (insert into group_members (org_id, group_id, con_id) select ${org}::bigint, ${id}::bigint, con_id from wanted on conflict do nothing returning 1)
    select (select count(*) from fresh) - (select count(*) from gone) as more`.execute(tx.db);
  return rows[0]?.more ?? 0;
};

/** When membership may next change through time alone; for groups on progress this includes lesson releases. */
export const dueAt = async (tx: Tx, { filter }: LiveGroup, moment: FilterMoment): Promise<number | null> => {
  if (filter === null) return null;
  const next = nextVerdictChange(filter, moment);
  if (!groupDependencies(filter).includes("$lesson_released")) return next;
  const { rows } = await sql<{
    at: number | null;
  }>`select min(at) as at from activity_events where kind = 'lesson_released' and at > ${moment.now}`.execute(tx.db);
  const opens = rows[0]?.at ?? null;
  return opens === null ? next : Math.min(opens, next ?? opens);
};

/** Evaluates all members of a group. */
export const evaluateGroup = async (tx: Tx, group: LiveGroup, moment: FilterMoment): Promise<void> => {
  await applyVerdicts(tx, group, moment, null);
  await sql`
    insert into group_states (group_id, org_id, basis, timezone, evaluated_at, due_at, members)
    values (${group.id}, ${group.org}, ${group.basis}, ${moment.timeZone}, ${moment.now}, ${await dueAt(tx, group, moment)}, (select count(*) from group_members where group_id = ${group.id}))
    on conflict (group_id) do update set basis = excluded.basis, timezone = excluded.timezone, evaluated_at = excluded.evaluated_at, due_at = excluded.due_at, members = excluded.members`.execute(
    tx.db,
  );
};
