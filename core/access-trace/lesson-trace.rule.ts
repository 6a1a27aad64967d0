import type { CourseFacts } from "../learning/course-facts.model.ts";
import { learnerTriggers, listedAbove, locksOf } from "../learning/learner-triggers.rule.ts";
import { type LessonConditionCode, lessonConditions } from "../learning/lesson-conditions.rule.ts";
import type { TracedCondition } from "./access-trace.model.ts";
import { type CourseOffer, seenCourse } from "./course-trace.rule.ts";
import { traced } from "./traced.rule.ts";

/**
 * Why a learner may take a lesson, or may not: what the course asks, then what the lesson asks, then what frees it.
 * @param now epoch seconds
 */
export const lessonTrace = (course: CourseFacts, offer: CourseOffer, id: number, now: number): readonly TracedCondition[] => {
  const triggers = learnerTriggers(course, now);
  const above = listedAbove(triggers)(id);
  const listed = triggers.find((trigger) => trigger.id === above);
  const previous = locksOf(triggers).get(above)?.waits_for ?? null;
  const seen: Partial<Record<LessonConditionCode, Partial<TracedCondition>>> = {
    course_joined: { at: course.joined_at },
    lesson_day: { at: listed?.opens_at ?? null },
    lesson_previous: { name: triggers.find((trigger) => trigger.id === previous)?.name ?? null },
  };
  const own = course.triggers.find((trigger) => trigger.id === id);
  const finished = own?.progress?.completed_at ?? null;
  const opened = listed?.opened_at ?? null;
  return [
    ...seenCourse(course, offer, now),
    ...lessonConditions(course, id, now).map(({ code, verdict }) => traced(code, verdict, seen[code])),
    ...(listed === undefined || above === id ? [] : [traced("lesson_above", "note", { name: listed.name })]),
    ...(finished === null ? [] : [traced("lesson_finished", "note", { at: finished })]),
    ...(opened === null ? [] : [traced("lesson_opened", "note", { at: opened })]),
  ];
};
