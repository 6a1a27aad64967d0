import type { CourseFacts } from "../learning/course-facts.model.ts";
import { courseStanding } from "./lesson-standing.rule.ts";
import { begunAndLocked, standingChanges } from "./standing-changes.rule.ts";

/** Why a lesson is open to a learner, as their history shows it, where an edit would have locked it. */
export const keptOpenReason = "Begun before the course was changed";

const openedIn = (course: CourseFacts, opened: ReadonlySet<number>, now: number): CourseFacts => ({
  ...course,
  triggers: course.triggers.map((trigger) => (opened.has(trigger.id) ? { ...trigger, opened_at: now } : trigger)),
});

/**
 * The lessons to open for a learner so that nothing that they have begun is locked by an edit. Opening one may lock another, which is then
 * opened too; a part is opened with the lesson that it belongs to.
 * @param now epoch seconds
 */
export const keptOpen = (before: CourseFacts, after: CourseFacts, now: number): readonly number[] => {
  const found = courseStanding(before, now);
  const opened = new Set<number>();
  for (let size = -1; size < opened.size;) {
    size = opened.size;
    const edited = courseStanding(openedIn(after, opened, now), now);
    for (const lesson of begunAndLocked(found, standingChanges(found, edited))) opened.add(edited.lessons.get(lesson)?.entry ?? lesson);
  }
  return [...opened].toSorted((a, b) => a - b);
};
