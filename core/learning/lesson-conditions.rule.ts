import { isOffered } from "../courses/course-level.rule.ts";
import type { Condition, Verdict } from "./condition.model.ts";
import type { CourseFacts } from "./course-facts.model.ts";
import { lockReason } from "./course-view.rule.ts";
import { learnerTriggers, listedAbove, locksOf } from "./learner-triggers.rule.ts";

export type LessonConditionCode =
  | "lesson_there"
  | "lesson_published"
  | "lesson_going"
  | "course_joined"
  | "lesson_automatic"
  | "lesson_pause"
  | "lesson_drip"
  | "lesson_day"
  | "lesson_previous";

/**
 * What a learner needs to take a lesson of a course that they see, in the order in which staff read it. A part is locked with the lesson that it
 * belongs to; a lesson that is finished, or that staff opened, waits for nothing.
 * @param now epoch seconds
 */
export const lessonConditions = (course: CourseFacts, id: number, now: number): readonly Condition<LessonConditionCode>[] => {
  const stored = course.triggers.find((trigger) => trigger.id === id);
  if (stored === undefined) return [{ code: "lesson_there", verdict: "unmet" }];
  const must = (met: boolean): Verdict => (met ? "met" : "unmet");
  const own: readonly Condition<LessonConditionCode>[] = [
    { code: "lesson_there", verdict: "met" },
    { code: "lesson_published", verdict: must(!stored.draft) },
    { code: "lesson_going", verdict: must(!stored.paused) },
    { code: "course_joined", verdict: must(course.joined_at !== null) },
  ];
  if (!isOffered(stored) || course.joined_at === null) return own;
  const triggers = learnerTriggers(course, now);
  const above = listedAbove(triggers)(id);
  const lock = locksOf(triggers).get(above);
  const listed = triggers.find((trigger) => trigger.id === above);
  const reason = listed === undefined || listed.released === true ? null : lockReason(course, listed);
  const unlessOpen = (met: boolean): Verdict => (met ? "met" : lock?.locked === false ? "waived" : "unmet");
  return [
    ...own,
    { code: "lesson_automatic", verdict: unlessOpen(reason !== "staff") },
    { code: "lesson_pause", verdict: unlessOpen(reason !== "paused") },
    { code: "lesson_drip", verdict: unlessOpen(reason !== "drip") },
    { code: "lesson_day", verdict: unlessOpen(reason !== "date") },
    { code: "lesson_previous", verdict: unlessOpen(lock !== undefined && lock.waits_for === null) },
  ];
};
