import * as E from "fp-ts/lib/Either.js";
import { campaignStatus } from "../campaigns/campaign-status.rule.ts";
import type { Decision } from "../kernel/decision.ts";
import { type Failure, forbidden, invalid, notFound } from "../kernel/failure.ts";
import type { CourseFacts } from "../learning/course-facts.model.ts";
import { isDripPaused, isPaused } from "../learning/course-view.rule.ts";
import { enrolmentRefusals } from "./enrolment-refusals.ts";
import type { Enrolment, LessonOpening, MembershipChange } from "./enrolment.model.ts";

/** A course as far as enrolling needs it. */
export type EnrollableCourse = Pick<CourseFacts, "draft" | "archived_at" | "pauses" | "start_time" | "end_time">;

/**
 * Whether staff may enrol contacts now; a course that is not yet open may be filled before.
 * @param now epoch seconds
 */
export const enrollable = (course: EnrollableCourse, now: number): E.Either<Failure, true> => {
  if (course.draft) return E.left(forbidden(enrolmentRefusals.course_draft));
  if (course.archived_at !== null || campaignStatus(course, now) === "ended") return E.left(forbidden(enrolmentRefusals.course_over));
  return isPaused(course) ? E.left(forbidden(enrolmentRefusals.course_held)) : E.right(true);
};

/** Whether an enrolment names somebody: contacts, a group, or a selection. */
export const namesSomebody = ({ con_ids = [], group_id, selection }: Enrolment): E.Either<Failure, true> =>
  con_ids.length === 0 && group_id === undefined && selection === undefined
    ? E.left(invalid({ con_ids: [enrolmentRefusals.nobody_chosen] }))
    : E.right(true);

/** What a change of one contact's membership writes. */
export type MembershipWrite = {
  readonly join: "join" | "leave" | null;
  readonly drip: "pause" | "resume" | null;
};

/**
 * Decides what staff change for one contact in a course: join, leave, pause or resume their schedule; null where it is so already.
 * @param now epoch seconds
 */
export const decideMembership = (course: CourseFacts | null, change: MembershipChange, now: number): Decision<MembershipWrite> => {
  if (course === null) return E.left(notFound(enrolmentRefusals.course_gone));
  const isJoined = course.joined_at !== null;
  const joined = change.joined ?? isJoined;
  if (joined && !isJoined) {
    const may = enrollable(course, now);
    if (E.isLeft(may)) return may;
  }
  if (change.drip_paused !== undefined && !joined) return E.left(forbidden(enrolmentRefusals.not_enrolled));
  const join = joined === isJoined ? null : joined ? ("join" as const) : ("leave" as const);
  const paused = change.drip_paused ?? isDripPaused(course);
  const drip = paused === isDripPaused(course) ? null : paused ? ("pause" as const) : ("resume" as const);
  return E.right(join === null && drip === null ? null : { join, drip });
};

/** What opening a lesson for one contact writes; `reason` null takes the opening back. */
export type OpeningWrite = { readonly lesson: number; readonly reason: string | null };

/** Decides whether staff open a lesson for one contact, which needs a reason, or take that back. */
export const decideOpening = (course: CourseFacts | null, lesson: number, { open, reason = "" }: LessonOpening): Decision<OpeningWrite> => {
  if (course === null) return E.left(notFound(enrolmentRefusals.course_gone));
  const found = course.triggers.find(({ id }) => id === lesson);
  if (found === undefined) return E.left(notFound(enrolmentRefusals.lesson_gone));
  if (course.joined_at === null) return E.left(forbidden(enrolmentRefusals.not_enrolled));
  if (open === (found.opened_at !== null)) return E.right(null);
  const said = reason.trim();
  if (open && said === "") return E.left(invalid({ reason: [enrolmentRefusals.reason_needed] }));
  return E.right({ lesson, reason: open ? said : null });
};
