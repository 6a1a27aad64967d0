import type { CourseFacts, TriggerFacts } from "../learning/course-facts.model.ts";
import type { LearnerLesson } from "../learning/learner-lesson.model.ts";
import type { LessonReport } from "../learning/lesson-report.model.ts";
import { lessonScreens, playOf } from "../learning/lesson-view.model.ts";
import { queuedLesson } from "../learning/queued-lesson.rule.ts";
import { isLessonCompleted } from "../lessons/player.rule.ts";

/**
 * A lesson on this device with what the learner did in it.
 * @property queued reports that the server has not confirmed, oldest first
 */
export type LocalLesson = { readonly trigger: number; readonly lesson: LearnerLesson; readonly queued: readonly LessonReport[] };

/** Whether the learner finished a lesson, by what the server said or by what they did here; an answer that waits for its mark counts. */
export const isFinishedHere = ({ lesson, queued }: Omit<LocalLesson, "trigger">): boolean => {
  if (lesson.completed) return true;
  if (queued.length === 0) return false;
  const after = queuedLesson(lesson, queued).lesson;
  return isLessonCompleted(playOf(after, after.index), lessonScreens(after));
};

const after = (trigger: TriggerFacts, local: LocalLesson | undefined): TriggerFacts => {
  if (local === undefined) return trigger;
  const before = trigger.progress;
  const last = local.queued.at(-1)?.at ?? before?.touched_at ?? null;
  if (last === null && !local.lesson.completed) return trigger;
  const at = last ?? 0;
  const completed_at = before?.completed_at ?? (isFinishedHere(local) ? at : null);
  return { ...trigger, progress: { points: Math.max(before?.points ?? 0, local.lesson.points), completed_at, touched_at: at } };
};

/** The records of a kept course with what the learner did on this device, from which the rules of courses tell what is open. */
export const localCourse = (facts: CourseFacts, lessons: readonly LocalLesson[]): CourseFacts => ({
  ...facts,
  triggers: facts.triggers.map((trigger) =>
    after(
      trigger,
      lessons.find((lesson) => lesson.trigger === trigger.id),
    ),
  ),
});
