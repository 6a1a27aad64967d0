import type { LearnerLesson } from "./learner-lesson.model.ts";
import type { LessonReport } from "./lesson-report.model.ts";
import { lessonScreens } from "./lesson-view.model.ts";
import { locallyAnswered, locallyPlayed } from "./local-engagement.rule.ts";

const after = (lesson: LearnerLesson, report: LessonReport): LearnerLesson => {
  switch (report.kind) {
    case "answer":
      return locallyAnswered(lesson, report.item, report.answer);
    case "played":
      return locallyPlayed(lesson, report.item, report);
    case "shown": {
      const index = lessonScreens(lesson).findIndex((screen) => screen.some(({ uuid }) => uuid === report.item));
      return index === -1 ? lesson : { ...lesson, index };
    }
  }
};

/**
 * The lesson with what the learner did on this device and the server does not know yet; reports of earlier attempts do not count.
 * @param queued oldest first
 * @returns `waiting`: items whose answer is not graded yet
 */
export const queuedLesson = (
  lesson: LearnerLesson,
  queued: readonly LessonReport[],
): { readonly lesson: LearnerLesson; readonly waiting: ReadonlySet<string> } => {
  const current = queued.filter(({ attempt }) => attempt === null || attempt === lesson.attempt);
  return {
    lesson: current.reduce(after, lesson),
    waiting: new Set(current.flatMap(({ kind, item }) => (kind === "answer" ? [item] : []))),
  };
};
