import { type RawBuilder, sql } from "kysely";
import { contactWall } from "../../../core/contacts/contact-wall.rule.ts";
import { courseLearner, type StoredLearner } from "../../../core/enrolments/course-learner.rule.ts";
import type { CourseLearners, LearnerSort, LearnersQuery, LearnerStatus } from "../../../core/enrolments/enrolment.model.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { matchesTerms } from "../contacts/contact-find.store.ts";
import type { EnrolmentCall } from "./enrolment-call.store.ts";
import { factsOfLearners } from "./facts-of-learners.store.ts";

type Counts = Record<LearnerStatus, number>;
type Kept = { readonly org: number; readonly course: number; readonly lessons: number };

/** Sort orders of the learners of a course, `j`; each has an index, except the one by name. */
const orders = {
  name: sql`c.sort_name, c.con_id`,
  "-name": sql`c.sort_name desc, c.con_id desc`,
  joined: sql`j.joined_at, j.con_id`,
  "-joined": sql`j.joined_at desc, j.con_id desc`,
  seen: sql`j.touched_at nulls first, j.con_id`,
  "-seen": sql`j.touched_at desc nulls last, j.con_id desc`,
  points: sql`j.points, j.con_id`,
  "-points": sql`j.points desc, j.con_id desc`,
  finished: sql`j.finished, j.con_id`,
  "-finished": sql`j.finished desc, j.con_id desc`,
} as const satisfies Record<LearnerSort, RawBuilder<unknown>>;

/** The joins of a status; `completed` is what the core's `courseLevel` calls 3. */
const inStatus = (status: LearnerStatus | null, lessons: number): RawBuilder<unknown> => {
  const isCompleted = lessons === 0 ? sql`false` : sql`j.finished = ${lessons}`;
  switch (status) {
    case null:
      return sql`j.left_at is null`;
    case "left":
      return sql`j.left_at is not null`;
    case "completed":
      return sql`j.left_at is null and ${isCompleted}`;
    case "current":
      return sql`j.left_at is null and not ${isCompleted}`;
  }
};

const countsFrom = (
  from: RawBuilder<unknown>,
  { org, course, lessons }: Kept,
  where: RawBuilder<unknown>,
): RawBuilder<Counts> => sql<Counts>`
  select count(*) filter (where ${inStatus("current", lessons)}) as current, count(*) filter (where ${inStatus("completed", lessons)}) as completed,
    count(*) filter (where ${inStatus("left", lessons)}) as left
  from ${from} where j.org_id = ${org} and j.campaign_id = ${course} and ${where}`;

/**
 * How many learners there are in each status. Without a search, and for those who see every contact, the index of joins is counted alone, and
 * the few who were deleted are taken off.
 */
const countsOf = async ({ tx, actor }: EnrolmentCall, kept: Kept, search: string): Promise<Counts> => {
  const none: Counts = { current: 0, completed: 0, left: 0 };
  const countIn = async (from: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<Counts> =>
    (await countsFrom(from, kept, where).execute(tx.db)).rows[0] ?? none;
  if (search.trim() !== "" || contactWall(actor) !== null)
    return countIn(
      sql`course_joins j join own_contacts c on c.con_id = j.con_id`,
      sql.join([sql`true`, ...matchesTerms(search)], sql` and `),
    );
  const all = await countIn(sql`course_joins j`, sql`true`);
  const gone = await countIn(
    sql`course_joins j`,
    sql`j.con_id in (select d.con_id from contacts d where d.org_id = ${kept.org} and d.deleted_at is not null)`,
  );
  return { current: all.current - gone.current, completed: all.completed - gone.completed, left: all.left - gone.left };
};

/** The learners of a course that the caller sees: counted by status, and one page of them with their progress by the core's rules. */
export const courseLearners = async (call: EnrolmentCall, course: number, query: LearnersQuery): Promise<CourseLearners> => {
  const { tx, actor, request } = call;
  const { page, limit, sort, status, search } = query;
  const org = actor.org_id;
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from counted_lessons where org_id = ${org} and campaign_id = ${course}`.execute(tx.db);
  const lessons = counted[0]?.n ?? 0;
  const { current, completed, left } = await countsOf(call, { org, course, lessons }, search);
  const { rows } = await sql<StoredLearner>`
    select c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.photo, j.joined_at, j.left_at, j.source
    from course_joins j join own_contacts c on c.con_id = j.con_id
    where j.org_id = ${org} and j.campaign_id = ${course} and ${inStatus(status, lessons)} and ${sql.join([sql`true`, ...matchesTerms(search)], sql` and `)}
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
  const count = status === null ? current + completed : { current, completed, left }[status];
  return { results, page, pages: pagesFor(count, limit), count, current, completed, left };
};
