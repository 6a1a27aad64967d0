import { isOffered } from "../courses/course-level.rule.ts";
import { type AnyPause, distinctPauses, releaseAfterPauses } from "../courses/drip.rule.ts";
import { type LessonLock, type LockableTrigger, lessonLocks } from "../courses/lesson-locks.rule.ts";
import { releaseTime } from "../courses/release-time.rule.ts";
import type { CourseFacts, TriggerFacts } from "./course-facts.model.ts";

/**
 * A lesson of a course with its state for the learner.
 * @property opens_at epoch seconds, null while it depends on joining, on a pause that lasts or on staff
 */
export type LearnerTriggerView = TriggerFacts &
  LockableTrigger & { readonly id: number; readonly parent_trigger: number | null; readonly opens_at: number | null };

const releasedAt = (trigger: TriggerFacts, course: CourseFacts, joined_at: number): number => {
  const { release, start_date, join_delay, start_at } = trigger;
  const timing = { delay_days: join_delay, start_at, timezone: trigger.timezone ?? course.timezone, joined_at };
  return release === "date" && start_date !== null
    ? releaseTime({ ...timing, release, date: start_date })
    : releaseTime({ ...timing, release: release === "delay" ? release : "immediately", date: null });
};

/** When a lesson opens by its release, its start and the pauses of its course; by staff, when they opened it, if that is earlier. */
const opensAt = (trigger: TriggerFacts, course: CourseFacts, joined_at: number, pauses: readonly AnyPause[]): number | null => {
  const opened = trigger.opened_at === null ? null : Math.max(joined_at, trigger.opened_at);
  if (!trigger.automatic) return opened;
  const due = releaseAfterPauses(trigger.release, releasedAt(trigger, course, joined_at), pauses);
  const begins = releaseAfterPauses("date", Math.max(joined_at, trigger.start_time), pauses);
  if (due === null || begins === null) return opened;
  return Math.min(Math.max(due, begins), opened ?? Number.POSITIVE_INFINITY);
};

/**
 * When each of a course's lessons opens for who joins at a time.
 * @param joined_at epoch seconds, instead of the course's
 * @returns epoch seconds, in the order of the lessons; null while it depends on joining, on a pause that lasts or on staff
 */
export const openingTimes = (course: CourseFacts, joined_at: number | null): readonly (number | null)[] => {
  if (joined_at === null) return course.triggers.map(() => null);
  const pauses = course.pauses.length === 0 ? [] : distinctPauses(course.pauses, joined_at);
  return course.triggers.map((trigger) => opensAt(trigger, course, joined_at, pauses));
};

/** A course with the lessons that it offers. */
export const offeredCourse = (course: CourseFacts): CourseFacts => ({ ...course, triggers: course.triggers.filter(isOffered) });

/**
 * The lessons that a course offers, each with the input of the rules for order and locks.
 * @param now epoch seconds
 */
export const learnerTriggers = (course: CourseFacts, now: number): readonly LearnerTriggerView[] => {
  const offered = offeredCourse(course);
  const times = openingTimes(offered, course.joined_at);
  return offered.triggers.map((trigger, place) => {
    const opens_at = times[place] ?? null;
    return {
      ...trigger,
      opens_at,
      released: opens_at !== null && opens_at <= now,
      opened: trigger.opened_at !== null && trigger.opened_at <= now,
      finished: (trigger.progress?.completed_at ?? null) !== null,
    };
  });
};

/** Finds the syllabus lesson that a lesson belongs to: itself, or its topmost ancestor. */
export const listedAbove = (triggers: readonly LearnerTriggerView[]): ((id: number) => number) => {
  const parents = new Map(triggers.map((trigger) => [trigger.id, trigger.parent_trigger]));
  return (id) => {
    const seen = new Set<number>();
    let at = id;
    for (
      let above = parents.get(at);
      above !== undefined && above !== null && parents.has(above) && !seen.has(at);
      above = parents.get(at)
    ) {
      seen.add(at);
      at = above;
    }
    return seen.has(at) ? id : at;
  };
};

/** The lock of each lesson of the syllabus, by id. */
export const locksOf = (triggers: readonly LearnerTriggerView[]): ReadonlyMap<number | string, LessonLock> =>
  new Map(lessonLocks(triggers).map((lock) => [lock.id, lock]));
