import type { CourseFacts, CoursePause, TriggerProgress } from "../learning/course-facts.model.ts";

const progressOn = (progress: TriggerProgress | null, at: number): TriggerProgress | null => {
  if (progress === null) return null;
  if (progress.completed_at !== null && progress.completed_at <= at) return progress;
  return progress.touched_at <= at ? { ...progress, completed_at: null } : null;
};

const pausesOn = (pauses: readonly CoursePause[], at: number): readonly CoursePause[] =>
  pauses
    .filter(({ paused_at }) => paused_at <= at)
    .map((pause) => ({ ...pause, resumed_at: pause.resumed_at !== null && pause.resumed_at > at ? null : pause.resumed_at }));

const by = (moment: number | null, at: number): number | null => (moment !== null && moment <= at ? moment : null);

/**
 * What was known of a course and its learner at a time: what happened later is left out. A lesson that was last used later counts as not
 * begun, as the time of its beginning is not among the facts.
 * @param at epoch seconds; a time to come changes nothing
 */
export const courseOn = (course: CourseFacts, at: number): CourseFacts => ({
  ...course,
  joined_at: by(course.joined_at, at),
  archived_at: by(course.archived_at, at),
  pauses: pausesOn(course.pauses, at),
  triggers: course.triggers.map((trigger) => ({
    ...trigger,
    opened_at: by(trigger.opened_at, at),
    progress: progressOn(trigger.progress, at),
  })),
});
