import { type RawBuilder, sql } from "kysely";
import { courseLearner, type StoredLearner } from "../../../core/enrolments/course-learner.rule.ts";
import type { CourseLearners, LearnerSort, LearnersQuery, LearnerStatus } from "../../../core/enrolments/enrolment.model.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { matchesTerms } from "../contacts/contact-find.store.ts";
import type { EnrolmentCall } from "./enrolment-call.store.ts";
import { factsOfLearners } from "./facts-of-learners.store.ts";

type Counts = Record<LearnerStatus, number>;

const orders = {
  name: sql`sort_name, con_id`,
  "-name": sql`sort_name desc, con_id desc`,
  joined: sql`joined_at, con_id`,
  "-joined": sql`joined_at desc, con_id desc`,
  seen: sql`touched_at nulls first, con_id`,
  "-seen": sql`touched_at desc nulls last, con_id desc`,
  points: sql`points, con_id`,
  "-points": sql`points desc, con_id desc`,
  finished: sql`finished, con_id`,
  "-finished": sql`finished desc, con_id desc`,
} as const satisfies Record<LearnerSort, RawBuilder<unknown>>;

/** A course's lessons that count: published, neither draft nor paused (the core's `isOffered`). */
const counted = (course: number): RawBuilder<unknown> => sql`
  select t.trigger_id from triggers t join lessons l on l.lesson_id = t.lesson_id and l.org_id = t.org_id
  where t.campaign_id = ${course} and t.org_id = current_org() and t.type = 'lesson' and t.deleted_at is null and l.deleted_at is null and l.published_version is not null and not t.draft and not t.paused`;

const matching = (search: string): RawBuilder<unknown> => sql.join([sql`true`, ...matchesTerms(search)], sql` and `);

/** Everybody who joined a course and whom the caller sees, with what they reached; `completed` is what the core's `courseLevel` calls 3. */
const learnersOf = (org: number, course: number, search: string): RawBuilder<unknown> => sql`
  with counted as materialized (${counted(course)}),
  reached as materialized (
    select p.con_id, count(*) filter (where p.completed_at is not null) as finished, coalesce(sum(p.points), 0) as points, max(p.touched_at) as touched_at
    from lesson_progress p where p.org_id = ${org} and p.campaign_id = ${course} and p.con_id is not null and p.trigger_id in (select trigger_id from counted) group by p.con_id
  ),
  learners as materialized (
    select c.con_id, c.sort_name, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.photo, j.joined_at, j.left_at, j.source,
      coalesce(r.finished, 0) as finished, coalesce(r.points, 0) as points, r.touched_at,
      case when j.left_at is not null then 'left' when r.finished = (select count(*) from counted) then 'completed' else 'current' end as status
    from course_joins j join own_contacts c on c.con_id = j.con_id left join reached r on r.con_id = j.con_id
    where j.org_id = ${org} and j.campaign_id = ${course} and ${matching(search)}
  )`;

/** The learners of a course that the caller sees: counted by status, and one page of them with their progress by the core's rules. */
export const courseLearners = async (
  { tx, actor, request }: EnrolmentCall,
  course: number,
  query: LearnersQuery,
): Promise<CourseLearners> => {
  const { page, limit, sort, status } = query;
  const from = learnersOf(actor.org_id, course, query.search);
  const { rows: counts } = await sql<Counts>`
    ${from} select count(*) filter (where status = 'current') as current, count(*) filter (where status = 'completed') as completed, count(*) filter (where status = 'left') as left from learners`.execute(
    tx.db,
  );
  const { rows } = await sql<StoredLearner>`
    ${from} select con_id, name, photo, joined_at, left_at, source from learners where ${status === null ? sql`status <> 'left'` : sql`status = ${status}`}
    order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`.execute(tx.db);
  const facts = await factsOfLearners(
    tx,
    course,
    rows.map(({ con_id }) => con_id),
  );
  const results = rows.flatMap((stored) => {
    const own = facts.get(stored.con_id);
    return own === undefined ? [] : [courseLearner(stored, own, request.now)];
  });
  const { current = 0, completed = 0, left = 0 } = counts[0] ?? {};
  const count = status === null ? current + completed : { current, completed, left }[status];
  return { results, page, pages: pagesFor(count, limit), count, current, completed, left };
};
