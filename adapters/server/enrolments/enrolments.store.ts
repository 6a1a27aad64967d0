import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { decideMembership, decideOpening } from "../../../core/enrolments/decide-enrolment.rule.ts";
import { enrolmentRefusals } from "../../../core/enrolments/enrolment-refusals.ts";
import type { LearnerCourse } from "../../../core/enrolments/enrolment.model.ts";
import type { EnrolmentStore } from "../../../core/enrolments/enrolments.port.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import type { CourseFacts } from "../../../core/learning/course-facts.model.ts";
import { makeLearning } from "../../../core/learning/learning.service.ts";
import { type AuditEntry, writeAudit } from "../audit/audit.store.ts";
import { courseFacts } from "../learning/course-facts.store.ts";
import { setPause } from "../learning/drip-pauses.store.ts";
import { learningRecords } from "../learning/learning-records.store.ts";
import { courseOfContact, coursesOfContact } from "./contact-courses.store.ts";
import { courseLearners } from "./course-learners.store.ts";
import { enrolContacts } from "./enrol.store.ts";
import type { EnrolmentCall } from "./enrolment-call.store.ts";
import { tellEnrolled } from "./tell-enrolled.store.ts";

type Written = Promise<E.Either<Failure, LearnerCourse>>;

/** The courses of contacts in the transaction of one call; changes are written to the audit log of the contact. */
export const makeEnrolments = (call: EnrolmentCall): EnrolmentStore => {
  const { tx } = call;
  const { now } = call.request;

  /** Locks the contact; null for a course that the caller does not see. */
  const held = async (contact: number, course: number): Promise<E.Either<Failure, CourseFacts | null>> => {
    const { rows } = await sql`select c.con_id from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${contact}`.execute(tx.db);
    if (rows.length === 0) return noContact;
    await sql`select from contacts where org_id = ${tx.org} and con_id = ${contact} for no key update`.execute(tx.db);
    return E.right((await call.sees(course)) ? ((await courseFacts(tx, contact, course))[0] ?? null) : null);
  };
  const noted = async (contact: number, action: string, after: AuditEntry["after"]): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "contact", object_id: contact, before: null, after });
  const leave = (contact: number, course: number) =>
    sql`update course_joins set left_at = ${now} where org_id = ${tx.org} and con_id = ${contact} and campaign_id = ${course}`.execute(
      tx.db,
    );
  const join = (contact: number, course: number) =>
    sql`
      insert into course_joins (org_id, con_id, campaign_id, joined_at, source) values (${tx.org}, ${contact}, ${course}, ${now}, 'staff')
      on conflict (con_id, campaign_id) do update set left_at = null, rejoined_at = excluded.joined_at`.execute(tx.db);

  return {
    learners: (course, query) => async () =>
      (await call.sees(course)) ? E.right(await courseLearners(call, course, query)) : E.left(notFound(enrolmentRefusals.course_gone)),
    enrol: (course, whom) => () => enrolContacts(call, course, whom),
    courses: (contact) => () => coursesOfContact(call, contact),
    course: (contact, course) => () => courseOfContact(call, contact, course),
    change: (contact, course, change) => async (): Written => {
      const facts = await held(contact, course);
      if (E.isLeft(facts)) return facts;
      const decided = decideMembership(facts.right, change, now);
      if (E.isLeft(decided)) return decided;
      const { join: joins = null, drip = null } = decided.right ?? {};
      if (joins !== null) {
        await (joins === "join" ? join(contact, course) : leave(contact, course));
        if (joins === "join" && facts.right !== null) await tellEnrolled(tx, facts.right, [contact], now);
        await noted(contact, joins === "join" ? "course.enrol" : "course.leave", { course });
      }
      if (drip !== null) {
        await setPause(tx, { campaign: course, learner: contact, user: call.actor.user_id }, drip === "pause", now);
        await noted(contact, drip === "pause" ? "course.pause" : "course.resume", { course });
      }
      return courseOfContact(call, contact, course);
    },
    open: (contact, course, lesson, opening) => async (): Written => {
      const facts = await held(contact, course);
      if (E.isLeft(facts)) return facts;
      const decided = decideOpening(facts.right, lesson, opening);
      if (E.isLeft(decided)) return decided;
      if (decided.right !== null) {
        const { reason } = decided.right;
        await (
          reason === null
            ? sql`delete from lock_overrides where org_id = ${tx.org} and con_id = ${contact} and trigger_id = ${lesson}`
            : sql`insert into lock_overrides (org_id, con_id, trigger_id, opened_at, user_id, reason) values (${tx.org}, ${contact}, ${lesson}, ${now}, ${call.actor.user_id}, ${reason})`
        ).execute(tx.db);
        await noted(contact, reason === null ? "course.lock_lesson" : "course.open_lesson", { course, lesson, reason });
      }
      return courseOfContact(call, contact, course);
    },
    reset: (contact, course) => async (): Written => {
      const facts = await held(contact, course);
      if (E.isLeft(facts)) return facts;
      if (facts.right === null) return E.left(notFound(enrolmentRefusals.course_gone));
      const learning = makeLearning({ records: learningRecords(tx, call.actor.org_id, contact), learner: contact, now });
      const done = await learning.resetCourse(course)();
      if (E.isLeft(done)) return done;
      await noted(contact, "course.reset", { course });
      return courseOfContact(call, contact, course);
    },
  };
};
