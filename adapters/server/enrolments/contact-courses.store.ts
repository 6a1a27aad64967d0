import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { inCourseOrder } from "../../../core/courses/course-order.rule.ts";
import { enrolmentRefusals } from "../../../core/enrolments/enrolment-refusals.ts";
import type { ContactCourse, JoinSource, LearnerCourse, LessonAttempts, OpenedLesson } from "../../../core/enrolments/enrolment.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { courseView } from "../../../core/learning/course-view.rule.ts";
import { certificatesOf } from "../certificates/certificates.store.ts";
import { courseFacts } from "../learning/course-facts.store.ts";
import { seesLearning } from "../teams/resource-teams.store.ts";
import type { EnrolmentCall } from "./enrolment-call.store.ts";

type Joined = { readonly campaign_id: number; readonly joined_at: number; readonly left_at: number | null; readonly source: JoinSource };

/** The name of a contact that the caller sees, null for others. */
export const nameOf = async ({ tx }: Pick<EnrolmentCall, "tx">, contact: number): Promise<string | null> => {
  const { rows } = await sql<{ name: string }>`
    select contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${contact}`.execute(
    tx.db,
  );
  return rows[0]?.name ?? null;
};

const joinsOf = async ({ tx, actor }: EnrolmentCall, contact: number): Promise<ReadonlyMap<number, Joined>> => {
  const { rows } = await sql<Joined>`
    select j.campaign_id, j.joined_at, j.left_at, j.source from course_joins j
    where j.org_id = ${tx.org} and j.con_id = ${contact} and ${seesLearning(actor, "campaigns", sql`j.campaign_id`)}`.execute(tx.db);
  return new Map(rows.map((row) => [row.campaign_id, row]));
};

/** The courses that a contact has joined or left, as far as the caller sees them, in the order of the portal. */
export const coursesOfContact = async (call: EnrolmentCall, contact: number): Promise<E.Either<Failure, readonly ContactCourse[]>> => {
  if ((await nameOf(call, contact)) === null) return noContact;
  const joins = await joinsOf(call, contact);
  const listed = (await courseFacts(call.tx, contact, null)).flatMap((facts) => {
    const joined = joins.get(facts.id);
    if (joined === undefined) return [];
    const { about: _about, triggers: _triggers, ...card } = courseView({ ...facts, joined_at: joined.joined_at }, call.request.now);
    const { left_at, source } = joined;
    return [{ ...card, left_at, source, show_order: facts.show_order, created_at: facts.created_at }];
  });
  return E.right(inCourseOrder(listed).map(({ show_order: _order, created_at: _created, ...course }) => course));
};

const openedFor = async ({ tx }: EnrolmentCall, contact: number, course: number): Promise<readonly OpenedLesson[]> => {
  const { rows } = await sql<OpenedLesson>`
    select v.trigger_id as id, v.opened_at as at, nullif(trim(u.first_name || ' ' || u.last_name), '') as by, v.reason
    from lock_overrides v join triggers t on t.trigger_id = v.trigger_id left join users u on u.user_id = v.user_id
    where v.org_id = ${tx.org} and t.campaign_id = ${course} and v.con_id = ${contact} order by v.trigger_id`.execute(tx.db);
  return rows;
};

const attemptsOf = async ({ tx }: EnrolmentCall, contact: number, course: number): Promise<readonly LessonAttempts[]> => {
  const { rows } = await sql<LessonAttempts>`
    select trigger_id as id, attempt + 1 as attempts, touched_at from lesson_progress
    where org_id = ${tx.org} and con_id = ${contact} and campaign_id = ${course} and trigger_id is not null order by trigger_id`.execute(
    tx.db,
  );
  return rows;
};

/** One course of a contact with its syllabus, reasons, openings and attempts; one that was never joined has the syllabus too. */
export const courseOfContact = async (call: EnrolmentCall, contact: number, course: number): Promise<E.Either<Failure, LearnerCourse>> => {
  const name = await nameOf(call, contact);
  if (name === null) return noContact;
  const [facts] = (await call.sees(course)) ? await courseFacts(call.tx, contact, course) : [];
  if (facts === undefined) return E.left(notFound(enrolmentRefusals.course_gone));
  const joined = (await joinsOf(call, contact)).get(course);
  return E.right({
    ...courseView(facts, call.request.now),
    contact: name,
    left_at: joined?.left_at ?? null,
    source: joined?.source ?? null,
    opened: await openedFor(call, contact, course),
    attempts: await attemptsOf(call, contact, course),
    certificate: (await certificatesOf(call.tx, contact)).find(({ campaign_id }) => campaign_id === course) ?? null,
  });
};
