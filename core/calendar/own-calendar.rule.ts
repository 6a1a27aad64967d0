import { inCourseOrder } from "../courses/course-order.rule.ts";
import type { CourseFacts } from "../learning/course-facts.model.ts";
import { courseView, isListed } from "../learning/course-view.rule.ts";
import type { Course, CourseLesson } from "../learning/course.model.ts";
import type { CalendarEntry, CalendarKind, OwnCalendar } from "./own-calendar.model.ts";

const kindOf = ({ state, opens_at }: CourseLesson): CalendarKind =>
  state === "done" ? "finished" : state !== "locked" ? "open" : opens_at === null ? "waits" : "opens";

/** When a lesson was finished with all its parts. */
const finishedAt = (facts: CourseFacts, lesson: CourseLesson): number | null => {
  const ids = new Set([lesson.id, ...lesson.parts.map(({ id }) => id)]);
  const times = facts.triggers.flatMap(({ id, progress }) => (ids.has(id) ? (progress?.completed_at ?? []) : []));
  return times.length === 0 ? null : Math.max(...times);
};

const entriesOf = (facts: CourseFacts, course: Course): readonly CalendarEntry[] => {
  const { id, name, due_at, finished, lessons } = course;
  const own = { id, name };
  const isDue = due_at !== null && finished < lessons;
  return [
    ...(isDue ? [{ kind: "due" as const, at: due_at, course: own, lesson: null, lock: null, waits_for: null }] : []),
    ...course.triggers.map((lesson): CalendarEntry => {
      const kind = kindOf(lesson);
      const at = kind === "opens" ? lesson.opens_at : kind === "finished" ? finishedAt(facts, lesson) : null;
      return { kind, at, course: own, lesson: { id: lesson.id, name: lesson.name }, lock: lesson.lock, waits_for: lesson.waits_for };
    }),
  ];
};

/**
 * Every lesson of the courses that a learner has joined: those with a time in its order, then the others in the order of the portal.
 * @param now epoch seconds
 */
export const ownCalendar = (courses: readonly CourseFacts[], now: number): OwnCalendar => {
  const joined = courses
    .filter((course) => course.joined_at !== null && isListed(course, now))
    .map((facts) => ({ ...courseView(facts, now), facts }));
  const ordered = inCourseOrder(
    joined.map((course) => ({ ...course, show_order: course.facts.show_order, created_at: course.facts.created_at })),
  );
  const entries = ordered.flatMap(({ facts, ...course }) => entriesOf(facts, course));
  const dated = entries.filter(({ at }) => at !== null).toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  return [...dated, ...entries.filter(({ at }) => at === null)];
};
