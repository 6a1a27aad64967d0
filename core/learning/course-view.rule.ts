import { courseLevel } from "../courses/course-level.rule.ts";
import { byCourseOrder } from "../courses/course-order.rule.ts";
import { courseStatus } from "../courses/course-status.rule.ts";
import { lessonOrder } from "../courses/lesson-order.rule.ts";
import { lessonTree } from "../courses/lesson-tree.rule.ts";
import { addDays } from "../kernel/calendar.ts";
import { groupedBy } from "../kernel/grouped-by.ts";
import type { Id } from "../kernel/id.ts";
import { instantOf, localDateAt } from "../kernel/wall-clock.ts";
import { areMet } from "./condition.model.ts";
import { courseConditions } from "./course-conditions.rule.ts";
import type { CourseFacts, CoursePause } from "./course-facts.model.ts";
import type { Course, CourseCard, CourseLesson, LessonLink, LessonPart, LockReason } from "./course.model.ts";
import { type LearnerTriggerView, learnerTriggers, listedAbove, locksOf } from "./learner-triggers.rule.ts";

/**
 * Whether a learner sees a course: the learner has joined it, or it is live and offered to the learner. Only testers see
 * a draft.
 * @param now epoch seconds
 */
export const isListed = (course: CourseFacts, now: number): boolean => areMet(courseConditions(course, now));

const pausedFor = (course: Pick<CourseFacts, "pauses">, of: CoursePause["of"]): boolean =>
  course.pauses.some((pause) => pause.of === of && pause.resumed_at === null);

/** Whether the whole course is paused. */
export const isPaused = (course: Pick<CourseFacts, "pauses">): boolean => pausedFor(course, "course");

/** Whether the learner's own schedule in the course is paused. */
export const isDripPaused = (course: Pick<CourseFacts, "pauses">): boolean => pausedFor(course, "learner");

/** The end of the day by which the course should be finished, by a date or days after joining; epoch seconds, null for none. */
export const dueAt = ({ due_date, due_days, joined_at, timezone }: CourseFacts): number | null => {
  const day = due_date ?? (due_days === null || joined_at === null ? null : localDateAt(joined_at, timezone, due_days));
  return day === null ? null : instantOf(addDays(day, 1), "00:00", timezone) - 1;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Why a lesson of the syllabus is locked for a learner, given that it is. */
export const lockReason = (course: CourseFacts, trigger: LearnerTriggerView): LockReason => {
  if (course.joined_at === null) return "join";
  if (trigger.released === true) return "previous";
  if (trigger.opens_at !== null) return "date";
  if (!trigger.automatic) return "staff";
  return isPaused(course) ? "paused" : "drip";
};

const linkTo = (triggers: readonly LearnerTriggerView[], id: Id | null): LessonLink | null => {
  const found = triggers.find((trigger) => trigger.id === id);
  return found === undefined ? null : { id: found.id, name: found.name };
};

const syllabus = (course: CourseFacts, triggers: readonly LearnerTriggerView[], now: number): readonly CourseLesson[] => {
  const joined = course.joined_at !== null;
  const locks = locksOf(triggers);
  const tree = lessonTree(triggers, () => true);
  const finished = new Set(tree.listed.filter(tree.isFinished).map((at) => triggers[at]?.id));
  const ordered = lessonOrder(triggers);
  const isOpen = (trigger: LearnerTriggerView): boolean => joined && locks.get(trigger.id)?.locked === false;
  const next = ordered.find((trigger) => isOpen(trigger) && !finished.has(trigger.id));
  const above = listedAbove(triggers);
  const under = groupedBy(triggers, ({ id }) => above(id));
  return ordered.map((trigger) => {
    const done = finished.has(trigger.id);
    const open = isOpen(trigger);
    const family = under.get(trigger.id) ?? [];
    return {
      id: trigger.id,
      name: trigger.name,
      state: !open ? "locked" : done ? "done" : trigger === next ? "current" : "open",
      lock: open ? null : lockReason(course, trigger),
      waits_for: open || !joined ? null : linkTo(triggers, locks.get(trigger.id)?.waits_for ?? null),
      opens_at: trigger.opens_at !== null && trigger.opens_at > now ? trigger.opens_at : null,
      extra: trigger.extra,
      points: sum(family.map(({ progress }) => progress?.points ?? 0)),
      items: trigger.items,
      parts: family
        .filter(({ id }) => id !== trigger.id)
        .map(({ id, name, finished: isFinished }): LessonPart => ({ id, name, done: isFinished === true })),
    };
  });
};

/** The lesson to open for an entry of the syllabus: itself until it is done, then its first unfinished part. */
const entrance = (lesson: CourseLesson, triggers: readonly LearnerTriggerView[]): LessonLink => {
  const own = triggers.find(({ id }) => id === lesson.id);
  const part = own?.finished === true ? lesson.parts.find(({ done }) => !done) : undefined;
  return part === undefined ? { id: lesson.id, name: lesson.name } : { id: part.id, name: part.name };
};

/**
 * A course with its syllabus for one learner.
 * @param now epoch seconds
 */
export const courseView = (course: CourseFacts, now: number): Course => {
  const triggers = learnerTriggers(course, now);
  const lessons = syllabus(course, triggers, now);
  const progress = { schema_level: "full" as const, triggers };
  const current = lessons.find(({ state }) => state === "current");
  const touched = triggers.flatMap((trigger) => trigger.progress?.touched_at ?? []);
  const { id, name, summary, cover, portal_section, joined_at, about } = course;
  return {
    id,
    name,
    summary,
    cover,
    portal_section,
    joined_at,
    about,
    status: courseStatus({ ...progress, joined: joined_at !== null }),
    level: courseLevel(progress),
    touched_at: touched.length === 0 ? null : Math.max(...touched),
    lessons: lessons.length,
    finished: lessons.filter(({ state }) => state === "done").length,
    points: sum(triggers.map((trigger) => trigger.progress?.points ?? 0)),
    paused: isPaused(course),
    drip_paused: isDripPaused(course),
    due_at: dueAt(course),
    next: current === undefined ? null : entrance(current, triggers),
    triggers: lessons,
  };
};

/**
 * The cards of the courses that a learner sees, in display order.
 * @param now epoch seconds
 */
export const courseCards = (courses: readonly CourseFacts[], now: number): readonly CourseCard[] => {
  const listed = courses
    .filter((course) => isListed(course, now))
    .map((facts) => ({ ...courseView(facts, now), show_order: facts.show_order, created_at: facts.created_at }));
  return listed
    .toSorted(byCourseOrder(listed).compare)
    .map(({ about: _about, triggers: _triggers, show_order: _order, created_at: _created, ...card }) => card);
};
