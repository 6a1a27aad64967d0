import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../storage/database.ts";

/**
 * A page of a contact's gains of points since a time, newest first, with one row more where there are further ones. What a device sent late
 * stands where it was earned.
 * @property since epoch seconds
 * @property before id of the last gain of the page above, null for the first page
 */
export type LedgerPage = { readonly since: number; readonly before: number | null; readonly limit: number };

/** The rows of `ContactGain`. */
export const ledgerRows = ({ org }: Tx, contact: number, { since, before, limit }: LedgerPage): RawBuilder<unknown> => sql<unknown>`
  select p.activity_id as id, p.item_uuid as item, p.points, p.rule, p.seconds, p.at, coalesce(c.name, '') as course,
    coalesce(nullif(t.name, ''), l.name, '') as lesson, coalesce(i.item ->> 'name', '') as item_name, coalesce(i.item ->> 'type', '') as item_type
  from (
    select * from points_ledger where org_id = ${org} and con_id = ${contact} and at >= ${since} and (${before}::bigint is null
      or (at, activity_id) < (select at, activity_id from points_ledger where org_id = ${org} and con_id = ${contact} and activity_id = ${before}::bigint))
    order by at desc, activity_id desc limit ${limit + 1}
  ) p join activity a on a.activity_id = p.activity_id
    left join campaigns c on c.campaign_id = p.campaign_id
    left join triggers t on t.trigger_id = p.trigger_id
    left join lessons l on l.lesson_id = coalesce(t.lesson_id, p.lesson_id)
    left join lateral (
      select i.item from lesson_versions v, jsonb_array_elements(v.items) i (item)
      where v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = coalesce(a.version, l.published_version) and i.item ->> 'uuid' = p.item_uuid::text limit 1
    ) i on true
  order by p.at desc, p.activity_id desc`;
