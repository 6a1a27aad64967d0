import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { FilterMoment } from "../../../core/filters/filter-moment.rule.ts";
import type { Filter } from "../../../core/filters/filter.model.ts";
import type { MovedVerdicts } from "../../../core/groups/verdict-time.rule.ts";
import { activityCondition } from "../filters/filter-sql-activity.ts";
import { readFilterCondition } from "../filters/filter-sql.ts";

/**
 * Whether a filter matches the contact `c` of `own_contacts` at a moment.
 * @param among con_ids to which the query is limited; null for all
 */
export const takes = (filter: Filter, moment: FilterMoment, among: readonly number[] | null = null): RawBuilder<SqlBool> =>
  readFilterCondition(filter, {
    now: moment.now,
    timezone: moment.timeZone,
    table: "c",
    activity: (activity, contact, at) => activityCondition({ filter: activity, moment: at, contact, among }),
  });

/** The active contacts that a filter matches, as a query for con_ids. */
export const takenContacts = (
  org: number,
  filter: Filter,
  moment: FilterMoment,
  among: readonly number[] | null = null,
): RawBuilder<{ con_id: number }> => {
  const asked = among === null ? sql`` : sql` and c.con_id = any(${[...among]}::bigint[])`;
  return sql`select c.con_id from own_contacts c where c.org_id = ${org} and c.archived_at is null${asked} and ${takes(filter, moment, among)}`;
};

/** The contacts whose match may have changed through time alone, as a query for con_ids. */
export const movedContacts = (org: number, { filter, events }: MovedVerdicts, moment: FilterMoment): RawBuilder<{ con_id: number }> => {
  const spans = events.map(
    ({ kinds, from, to }) =>
      sql`select e.con_id from activity_events e where e.kind = any(${[...kinds]}::text[]) and e.at >= ${from}::float8 and e.at < ${to}::float8`,
  );
  const leaves = sql`select c.con_id from own_contacts c where c.org_id = ${org} and ${takes(filter, moment)}`;
  return sql`${sql.join([leaves, ...spans], sql` union `)}`;
};
