import { sql } from "kysely";
import type { CourseFacts, CoursePause, TriggerFacts } from "../../../core/learning/course-facts.model.ts";
import { planned, type Tx } from "../storage/database.ts";

type CourseRow = Omit<CourseFacts, "triggers" | "pauses">;
type PauseRow = CoursePause & { readonly campaign_id: number };
type TriggerRow = Omit<TriggerFacts, "progress"> & {
  campaign_id: number;
  points: number | null;
  completed_at: number | null;
  touched_at: number | null;
};

const coursesIn = (tx: Tx, learner: number, only: number | null): Promise<readonly CourseRow[]> =>
  planned(
    tx,
    sql<CourseRow>`
    select c.campaign_id as id, c.name, c.summary, c.about, c.cover, c.portal_section, c.show_order, c.created_at, c.start_time, c.end_time, j.joined_at, o.timezone,
      c.draft, c.archived_at, c.due_date, c.due_days,
      c.offered = 'all' or c.offered = 'group' and exists (select from group_members m where m.group_id = c.bookmark_id and m.con_id = ${learner} and m.org_id = c.org_id) as offered,
      exists (select from portal_testers p where p.con_id = ${learner} and p.org_id = c.org_id) as tester
    from campaigns c join orgs o on o.org_id = c.org_id
      left join course_joins j on j.campaign_id = c.campaign_id and j.con_id = ${learner} and j.org_id = c.org_id and j.left_at is null
    where c.org_id = ${tx.org} and c.type = 'course' and c.deleted_at is null and (${only}::bigint is null or c.campaign_id = ${only}::bigint)
    order by c.campaign_id`,
  );

const triggersIn = (tx: Tx, learner: number, only: number | null): Promise<readonly TriggerRow[]> =>
  planned(
    tx,
    sql<TriggerRow>`
    select t.campaign_id, t.trigger_id as id, coalesce(nullif(t.name, ''), v.name) as name, jsonb_array_length(v.items) as items, t.parent_trigger,
      t.draft, t.paused, t.include_extra_lessons as extra, t.sorting_time, t."order", t.start_time,
      t.release, t.join_delay, t.start_date, t.start_at, t.timezone, t.automatic, opened.opened_at, p.points, p.completed_at, p.touched_at
    from triggers t join lessons l on l.lesson_id = t.lesson_id and l.org_id = t.org_id
      join lesson_versions v on v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = l.published_version
      left join lock_overrides opened on opened.trigger_id = t.trigger_id and opened.con_id = ${learner} and opened.org_id = t.org_id
      left join lesson_progress p on p.trigger_id = t.trigger_id and p.con_id = ${learner} and p.org_id = t.org_id
    where t.org_id = ${tx.org} and t.type = 'lesson' and t.deleted_at is null and l.deleted_at is null and (${only}::bigint is null or t.campaign_id = ${only}::bigint)
    order by t.trigger_id`,
  );

const pausesIn = (tx: Tx, learner: number, only: number | null): Promise<readonly PauseRow[]> =>
  planned(
    tx,
    sql<PauseRow>`
    select campaign_id, case when con_id is null then 'course' else 'learner' end as of, paused_at, resumed_at
    from drip_pauses
    where org_id = ${tx.org} and (con_id is null or con_id = ${learner}) and (${only}::bigint is null or campaign_id = ${only}::bigint)
    order by paused_at`,
  );

const triggerFacts = ({ campaign_id: _campaign, points, completed_at, touched_at, ...trigger }: TriggerRow): TriggerFacts => ({
  ...trigger,
  progress: points === null || touched_at === null ? null : { points, completed_at, touched_at },
});

/** Stands for no contact where a course is read without a learner. */
export const noLearner = 0;

/**
 * The organisation's courses with one learner's progress; lessons that were never published are not in them.
 * @param only the id of one course, null for all
 */
export const courseFacts = async (tx: Tx, learner: number, only: number | null): Promise<readonly CourseFacts[]> => {
  const courses = await coursesIn(tx, learner, only);
  const triggers = Map.groupBy(await triggersIn(tx, learner, only), ({ campaign_id }) => campaign_id);
  const pauses = Map.groupBy(await pausesIn(tx, learner, only), ({ campaign_id }) => campaign_id);
  return courses.map((course) => ({
    ...course,
    pauses: (pauses.get(course.id) ?? []).map(({ campaign_id: _campaign, ...pause }) => pause),
    triggers: (triggers.get(course.id) ?? []).map(triggerFacts),
  }));
};
