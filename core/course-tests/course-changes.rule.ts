import type { CourseFacts } from "../learning/course-facts.model.ts";
import { courseView, dueAt } from "../learning/course-view.rule.ts";
import type { CourseLesson, LessonLink } from "../learning/course.model.ts";
import { learnerTriggers } from "../learning/learner-triggers.rule.ts";
import { courseOn } from "./course-on.rule.ts";

/** What becomes of a lesson. */
type Standing = "locked" | "open" | "done";
export type LessonChange = { readonly lesson: LessonLink; readonly to: Standing };

/** What changes for a learner at a time; epoch seconds. */
export type CourseChange = {
  readonly at: number;
  readonly joins: boolean;
  readonly isDue: boolean;
  readonly lessons: readonly LessonChange[];
};

const standing = ({ state }: CourseLesson): Standing => (state === "locked" || state === "done" ? state : "open");

/** Every time at which a lesson may open, lock or be finished. */
const moments = (course: CourseFacts): readonly number[] => {
  const { joined_at, pauses, triggers } = course;
  if (joined_at === null) return [];
  const all = [
    joined_at,
    ...learnerTriggers(course, joined_at).flatMap(({ opens_at }) => opens_at ?? []),
    ...triggers.flatMap(({ opened_at, progress }) => [opened_at ?? joined_at, progress?.completed_at ?? joined_at]),
    ...pauses.flatMap(({ paused_at, resumed_at }) => [paused_at, resumed_at ?? paused_at]),
    dueAt(course) ?? joined_at,
  ];
  return [...new Set(all)].filter((at) => at >= joined_at).toSorted((a, b) => a - b);
};

/** Everything that changes for a learner in a course, in its order: from joining on, as far as the facts tell. */
export const courseChanges = (course: CourseFacts): readonly CourseChange[] => {
  const due = dueAt(course);
  const known = new Map<number, Standing>();
  return moments(course).flatMap((at) => {
    const lessons = courseView(courseOn(course, at), at).triggers.flatMap((lesson): readonly LessonChange[] => {
      const [before, now] = [known.get(lesson.id) ?? "locked", standing(lesson)];
      known.set(lesson.id, now);
      return before === now ? [] : [{ lesson: { id: lesson.id, name: lesson.name }, to: now }];
    });
    const [joins, isDue] = [at === course.joined_at, at === due];
    return lessons.length === 0 && !joins && !isDue ? [] : [{ at, joins, isDue, lessons }];
  });
};
