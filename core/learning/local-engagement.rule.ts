import * as E from "fp-ts/lib/Either.js";
import { itemTypeOf } from "../lessons/items/catalogue.rule.ts";
import { believedLength, ownLength } from "../video/recording-length.rule.ts";
import type { EngagedItem, LearnerLesson, LessonOutcome } from "./learner-lesson.model.ts";
import { withItem } from "./lesson-view.model.ts";
import type { WatchReport } from "./watch-report.model.ts";

const changed = (
  lesson: LearnerLesson,
  uuid: string,
  change: (item: EngagedItem) => Partial<EngagedItem["engagementState"]>,
): LearnerLesson => {
  const item = lesson.items.find((one) => one.uuid === uuid);
  return item === undefined ? lesson : withItem(lesson, { ...item, engagementState: { ...item.engagementState, ...change(item) } });
};

/** The lesson while an answer waits for grading: the item counts as completed, so that the learner can continue. */
export const locallyAnswered = (lesson: LearnerLesson, uuid: string, answer: unknown): LearnerLesson =>
  changed(lesson, uuid, () => ({ lastAnswer: answer, completed: true }));

/** The lesson after playback on this device, whether or not the server has confirmed it. */
export const locallyPlayed = (lesson: LearnerLesson, uuid: string, { furthest, duration }: WatchReport): LearnerLesson =>
  changed(lesson, uuid, ({ type, values, engagementState }) => {
    const length = believedLength(ownLength(values), duration);
    const graded = itemTypeOf(type)?.grade(
      values,
      { furthest, duration: length },
      { attempt: 1, seconds: null, best: engagementState.points },
    );
    const completed = graded !== undefined && E.isRight(graded) && graded.right.completed;
    return { furthest: Math.max(engagementState.furthest, furthest), completed: engagementState.completed || completed };
  });

/** The item of an outcome; playback on this device beyond it is kept. */
export const mergedOutcome = (lesson: LearnerLesson, { item }: LessonOutcome): EngagedItem => {
  const here = lesson.items.find(({ uuid }) => uuid === item.uuid);
  if (here === undefined || (item.type !== "video" && item.type !== "audio")) return item;
  const { furthest, completed } = here.engagementState;
  return {
    ...item,
    engagementState: {
      ...item.engagementState,
      furthest: Math.max(furthest, item.engagementState.furthest),
      completed: completed || item.engagementState.completed,
    },
  };
};
