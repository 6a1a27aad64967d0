import { type RawBuilder, sql } from "kysely";
import type { ReportSpan } from "../../../core/reports/report-period.rule.ts";
import type { CountInTime } from "../../../core/reports/report-rows.rule.ts";
import type { Counted } from "./counted-people.store.ts";

/** The number of the report row into which a time falls, from 1; rows are periods, by start. */
const bucketOf = (at: RawBuilder<unknown>, { buckets }: ReportSpan): RawBuilder<number> =>
  sql`width_bucket(${at}, ${buckets.map(({ start }) => start)}::bigint[])`;

/** What contacts did in each part of a period: lessons that they started and finished, answers that they gave, points that they gained. */
export const activityInTime = async ({ tx, people, since, until }: Counted, span: ReportSpan): Promise<readonly CountInTime[]> => {
  const { rows } = await sql<CountInTime>`
    select ${bucketOf(sql`e.at`, span)} as bucket, case e.kind when 'lesson_started' then 'started' when 'answer' then 'answers' else 'finished' end as key, count(*)::int as n
    from learning_events e
    where e.org_id = ${tx.org} and e.kind in ('lesson_started', 'answer', 'lesson_completed') and e.at >= ${since} and e.at < ${until} and e.con_id in ${people}
    group by 1, 2
    union all
    select ${bucketOf(sql`g.at`, span)}, 'points', sum(g.points)::int
    from points_ledger g where g.org_id = ${tx.org} and g.at >= ${since} and g.at < ${until} and g.con_id in ${people}
    group by 1`.execute(tx.db);
  return rows;
};

/** The texts to contacts in each part of a period, by what became of them. */
export const textsInTime = async ({ tx, people, since, until }: Counted, span: ReportSpan): Promise<readonly CountInTime[]> => {
  const { rows } = await sql<CountInTime>`
    select ${bucketOf(sql`o.created_at`, span)} as bucket, case o.state when 'sent' then 'sent' when 'failed' then 'failed' else 'waiting' end as key, count(*)::int as n
    from outbox o
    where o.org_id = ${tx.org} and o.channel = 'sms' and o.created_at >= ${since} and o.created_at < ${until} and o.con_id in ${people}
    group by 1, 2`.execute(tx.db);
  return rows;
};
