import { isOffered } from "../courses/course-level.rule.ts";
import { type LockableTrigger, lessonLocks } from "../courses/lesson-locks.rule.ts";
import { releaseTime } from "../courses/release-time.rule.ts";
import type { CourseFacts, TriggerFacts } from "./course-facts.model.ts";

/**
 * A lesson of a course with its state for the learner.
 * @property opens_at epoch seconds, null while it depends on joining
 */
export type LearnerTriggerView = TriggerFacts &
  LockableTrigger & { readonly id: number; readonly parent_trigger: number | null; readonly opens_at: number | null };

const opensAt = (trigger: TriggerFacts, course: CourseFacts): number | null => {
  if (course.joined_at === null) return null;
  const timing = {
    delay_days: trigger.delay_days,
    start_at: trigger.start_at,
    timezone: trigger.timezone ?? course.timezone,
    joined_at: course.joined_at,
  };
  const { release, release_date } = trigger;
  const released =
    release === "date" && release_date !== null
      ? releaseTime({ ...timing, release, date: release_date })
      : releaseTime({ ...timing, release: release === "delay" ? release : "immediately", date: null });
  return Math.max(released, trigger.start_time);
};

/**
 * The lessons that a course offers, each with the input of the rules for order and locks.
 * @param now epoch seconds
 */
export const learnerTriggers = (course: CourseFacts, now: number): readonly LearnerTriggerView[] =>
  course.triggers.filter(isOffered).map((trigger) => {
    const opens_at = opensAt(trigger, course);
    return {
      ...trigger,
      opens_at,
      released: opens_at !== null && opens_at <= now,
      finished: (trigger.progress?.completed_at ?? null) !== null,
    };
  });

/** The syllabus lesson that a lesson belongs to: itself, or its topmost ancestor. */
export const listedAbove = (triggers: readonly LearnerTriggerView[], id: number): number => {
  const parents = new Map(triggers.map((trigger) => [trigger.id, trigger.parent_trigger]));
  const seen = new Set<number>();
  let at = id;
  for (let above = parents.get(at); above !== undefined && above !== null && parents.has(above) && !seen.has(at); above = parents.get(at)) {
    seen.add(at);
    at = above;
  }
  return seen.has(at) ? id : at;
};

/** Whether each lesson of the syllabus is locked, by id. */
export const locksOf = (triggers: readonly LearnerTriggerView[]): ReadonlyMap<number | string, boolean> =>
  new Map(lessonLocks(triggers).map(({ id, locked }) => [id, locked]));
