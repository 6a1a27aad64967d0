import { type CourseConditionCode, courseConditions } from "../learning/course-conditions.rule.ts";
import type { CourseFacts } from "../learning/course-facts.model.ts";
import { dueAt, isPaused } from "../learning/course-view.rule.ts";
import type { TraceCode, TracedCondition } from "./access-trace.model.ts";
import { traced } from "./traced.rule.ts";

/** To whom a course is offered; `group` where it is the members of one. */
export type CourseOffer = {
  readonly offered: "all" | "group" | "enrol";
  readonly group: { readonly id: number; readonly name: string } | null;
};

const codeOf = (code: CourseConditionCode, { offered }: CourseOffer): TraceCode =>
  code === "course_offered" ? `course_offered_${offered}` : code;

/**
 * What decides whether the learner sees the course.
 * @param now epoch seconds
 */
export const seenCourse = (course: CourseFacts, offer: CourseOffer, now: number): readonly TracedCondition[] => {
  const seen = {
    course_published: {},
    course_offered: { name: offer.group?.name ?? null, group: offer.group?.id ?? null },
    course_current: { at: course.archived_at },
    course_begun: { at: course.start_time === 0 ? null : course.start_time },
    course_running: { at: course.end_time === 0 ? null : course.end_time },
  } as const satisfies Record<CourseConditionCode, object>;
  return courseConditions(course, now).map(({ code, verdict }) => traced(codeOf(code, offer), verdict, seen[code]));
};

/**
 * Why a learner sees a course, or does not, with facts that decide nothing: when they joined, its pause, its due date.
 * @param now epoch seconds
 */
export const courseTrace = (course: CourseFacts, offer: CourseOffer, now: number): readonly TracedCondition[] => {
  const due = dueAt(course);
  return [
    ...seenCourse(course, offer, now),
    course.joined_at === null ? traced("course_not_joined", "note") : traced("course_joined", "note", { at: course.joined_at }),
    ...(isPaused(course) ? [traced("course_paused", "note")] : []),
    ...(due === null ? [] : [traced("course_due", "note", { at: due })]),
  ];
};
