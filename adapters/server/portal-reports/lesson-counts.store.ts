import { sql } from "kysely";
import type { LessonCount } from "../../../core/reports/report-rows.rule.ts";
import type { Counted } from "./counted-people.store.ts";

/** How far the contacts who started a lesson in the period got, for each lesson in the order of its course; drafts are left out. */
export const lessonCounts = async ({ tx, people, since, until }: Counted): Promise<readonly LessonCount[]> => {
  const { rows } = await sql<LessonCount>`
    with started as (
      select distinct e.con_id, e.trigger_id from learning_events e
      where e.org_id = ${tx.org} and e.kind = 'lesson_started' and e.at >= ${since} and e.at < ${until} and e.con_id in ${people}
    )
    select g.campaign_id, g.name as course, coalesce(nullif(t.name, ''), v.name) as lesson,
      count(*)::int as reached, count(p.completed_at)::int as finished, coalesce(sum(p.points), 0)::int as points
    from started s
      join triggers t on t.org_id = ${tx.org} and t.trigger_id = s.trigger_id and t.deleted_at is null and not t.draft
      join campaigns g on g.org_id = t.org_id and g.campaign_id = t.campaign_id and g.deleted_at is null and not g.draft
      join lessons l on l.org_id = t.org_id and l.lesson_id = t.lesson_id and l.deleted_at is null
      join lesson_versions v on v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = l.published_version
      left join lesson_progress p on p.org_id = t.org_id and p.con_id = s.con_id and p.trigger_id = s.trigger_id
    group by g.campaign_id, g.name, g.show_order, t.trigger_id, t.name, v.name, t.sorting_time, t."order"
    order by g.show_order nulls last, g.name, g.campaign_id, t.sorting_time + t."order", t.trigger_id`.execute(tx.db);
  return rows;
};
