import { type RawBuilder, sql } from "kysely";
import { contactWall } from "../../../core/contacts/contact-wall.rule.ts";
import { courseLearner, type StoredLearner } from "../../../core/enrolments/course-learner.rule.ts";
import type { CourseLearners, LearnerSort, LearnersQuery, LearnerStatus } from "../../../core/enrolments/enrolment.model.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { matchesTerms } from "../contacts/contact-find.store.ts";
import type { Tx } from "../storage/database.ts";
import type { EnrolmentCall } from "./enrolment-call.store.ts";
import { factsOfLearners } from "./facts-of-learners.store.ts";

type Counts = Record<LearnerStatus, number>;
type Kept = {
  readonly course: number;
  readonly lessons: number;
  readonly search: string;
  readonly isSmall: boolean;
};

/** Up to so many joins, looking each learner up takes less than searching all contacts, of whom any number may match. */
const mostWalked = 5_000;

/** Sort orders of the learners of a course, `j`; each has an index. */
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

const isCompleted = (lessons: number): RawBuilder<unknown> => (lessons === 0 ? sql`false` : sql`j.finished = ${lessons}`);

/** The joins of a status; `completed` is what the core's `courseLevel` calls 3. */
const inStatus = (status: LearnerStatus | null, lessons: number): RawBuilder<unknown> => {
  switch (status) {
    case null:
      return sql`j.left_at is null`;
    case "left":
      return sql`j.left_at is not null`;
    case "completed":
      return sql`j.left_at is null and ${isCompleted(lessons)}`;
    case "current":
      return sql`j.left_at is null and not ${isCompleted(lessons)}`;
  }
};

/**
 * The joins of a course with the contacts who match the search.
 * @param isWalked looks a contact up for each join, in the order of joins; else the contacts are found by their index of searches
 */
const found = ({ course, search }: Kept, isWalked: boolean): RawBuilder<unknown> => {
  const contacts = isWalked
    ? sql`lateral (select * from own_contacts own where own.con_id = j.con_id offset 0) c on true`
    : sql`own_contacts c on c.con_id = j.con_id`;
  return sql`own_joins j join ${contacts} where ${sql.join([sql`j.campaign_id = ${course}`, ...matchesTerms(search)], sql` and `)}`;
};

const counted = async (tx: Tx, statement: RawBuilder<Counts>): Promise<Counts> =>
  (await statement.execute(tx.db)).rows[0] ?? { current: 0, completed: 0, left: 0 };

/** All joins of a course are counted in an index: their order has PostgreSQL read it, which takes half as long as the table. */
const countAll = (tx: Tx, { course, lessons }: Kept, among: RawBuilder<unknown>): Promise<Counts> =>
  counted(
    tx,
    sql<Counts>`
    select joined - gone - completed as current, completed, gone as left from (
      select (select count(*) from (select from own_joins j where j.campaign_id = ${course} and ${among} order by j.joined_at, j.con_id) x) as joined,
        (select count(*) from own_joins j where j.campaign_id = ${course} and ${among} and j.left_at is not null) as gone,
        (select count(*) from own_joins j where j.campaign_id = ${course} and ${among} and ${inStatus("completed", lessons)}) as completed) x`,
  );

/**
 * How many learners there are in each status. Without a search, and for those who see every contact, the indexes of joins are counted alone,
 * and the few who were deleted are taken off.
 */
const countsOf = async ({ tx, actor }: EnrolmentCall, kept: Kept): Promise<Counts> => {
  if (kept.search.trim() !== "" || contactWall(actor) !== null)
    return counted(
      tx,
      sql<Counts>`
      select count(*) filter (where ${inStatus("current", kept.lessons)}) as current, count(*) filter (where ${inStatus("completed", kept.lessons)}) as completed,
        count(*) filter (where ${inStatus("left", kept.lessons)}) as left
      from ${found(kept, kept.isSmall)}`,
    );
  const all = await countAll(tx, kept, sql`true`);
  const gone = await countAll(
    tx,
    kept,
    sql`j.con_id in (select d.con_id from contacts d where d.org_id = ${actor.org_id} and d.deleted_at is not null)`,
  );
  return { current: all.current - gone.current, completed: all.completed - gone.completed, left: all.left - gone.left };
};

type Slice = { readonly sort: LearnerSort; readonly status: LearnerStatus | null; readonly limit: number; readonly offset: number };

const isByName = (sort: LearnerSort): boolean => sort === "name" || sort === "-name";

/**
 * One page. By name, active and archived contacts are read in the order of their own indexes and merged.
 * @param isWalked as of `found`
 */
const pageOf = (kept: Kept, { sort, status, limit, offset }: Slice, isWalked: boolean): RawBuilder<unknown> => {
  const row = sql`c.con_id, c.sort_name, c.first_name, c.last_name, c.email, c.mobile, c.photo, j.joined_at, j.left_at, j.source`;
  const rows = sql`select ${row} from ${found(kept, isWalked)} and ${inStatus(status, kept.lessons)}`;
  const order = sql`order by ${orders[sort]}`;
  const page = sql`${order} limit ${limit} offset ${offset}`;
  if (!isByName(sort)) return sql`${rows} ${page}`;
  const first = sql`${order} limit ${offset + limit}`;
  return sql`select * from ((${rows} and c.archived_at is null ${first}) union all (${rows} and c.archived_at is not null ${first})) c ${page}`;
};

/**
 * The learners of a course that the caller sees: counted by status, and one page of them with their progress by the core's rules.
 * @param fewJoins how many joins are looked up one by one; the answer is the same for any number
 */
export const courseLearners = async (
  call: EnrolmentCall,
  course: number,
  query: LearnersQuery,
  fewJoins = mostWalked,
): Promise<CourseLearners> => {
  const { tx, actor, request } = call;
  const { page, limit, sort, status, search } = query;
  const { rows: sizes } = await sql<{ lessons: number; joins: number }>`
    select (select count(*)::int from counted_lessons where org_id = ${actor.org_id} and campaign_id = ${course}) as lessons,
      (select count(*)::int from (select from own_joins where campaign_id = ${course} limit ${fewJoins + 1}) x) as joins`.execute(tx.db);
  const { lessons = 0, joins = 0 } = sizes[0] ?? {};
  const kept = { course, lessons, search, isSmall: joins <= fewJoins };
  const { current, completed, left } = await countsOf(call, kept);
  const count = status === null ? current + completed : { current, completed, left }[status];
  // where many match, a page is soon found in the order of joins
  const isWalked = kept.isSmall || (!isByName(sort) && count > fewJoins);
  const { rows } = await sql<StoredLearner>`
    select con_id, contact_name(first_name, last_name, email, mobile, con_id) as name, photo, joined_at, left_at, source
    from (${pageOf(kept, { sort, status, limit, offset: (page - 1) * limit }, isWalked)}) listed`.execute(tx.db);
  const facts = await factsOfLearners(
    tx,
    course,
    rows.map(({ con_id }) => con_id),
  );
  const results = rows.flatMap((stored) => {
    const own = facts.get(stored.con_id);
    return own === undefined ? [] : [courseLearner(stored, own, request.now)];
  });
  return { results, page, pages: pagesFor(count, limit), count, current, completed, left };
};
