import type { BonusTime } from "../lessons/bonus-time.rule.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { learnerItem } from "../lessons/learner-item.rule.ts";
import { clockOf, engagementOf } from "./engagement.model.ts";
import type { ItemResults } from "./item-results.model.ts";
import type { EngagedItem, LearnerLesson, LessonOutcome } from "./learner-lesson.model.ts";
import { screenOf } from "./lesson-play.rule.ts";
import { lessonPoints, type LessonProgress, stateOf } from "./lesson-progress.rule.ts";
import type { LessonRecord } from "./lesson-record.model.ts";
import { type Taker, takerKey } from "./taker.model.ts";

/** What an item in its current state depends on besides the progress. */
type TakenView = { readonly taker: Taker; readonly bonusTime: BonusTime; readonly results: ItemResults | null };

/** An item in its current state for one taker. */
const engagedItem = (item: LessonItem, progress: LessonProgress, { taker, bonusTime, results }: TakenView): EngagedItem => {
  const state = stateOf(progress, item.uuid);
  const { correct, final } = state.score;
  const clock = { startedAt: clockOf(state), time: bonusTime };
  return {
    ...learnerItem(item, { answered: state.answers.length > 0, correct, final, clock }, takerKey(taker)),
    engagementState: { ...engagementOf(state), results },
  };
};

/** What the place adds to a lesson: its name there, its course, the lesson after it. */
export type LessonFrame = Pick<LearnerLesson, "trigger_id" | "name" | "course" | "next">;

/**
 * A lesson for one taker, opened at the last screen.
 * @param results of its items by uuid
 */
export const learnerLesson = (
  record: LessonRecord,
  frame: LessonFrame,
  taker: Taker,
  results: ReadonlyMap<string, ItemResults | null>,
): LearnerLesson => {
  const { id, items, progress, version, newest, bonusTime } = record;
  return {
    ...frame,
    lesson_id: id,
    version,
    is_newest: version === newest,
    attempt: progress.attempt,
    items: items.map((item) => engagedItem(item, progress, { taker, bonusTime, results: results.get(item.uuid) ?? null })),
    index: screenOf(items, progress.item),
    points: lessonPoints(progress),
    completed: progress.completed_at !== null,
  };
};

/** The result of an event on an item. */
export const lessonOutcome = (item: LessonItem, progress: LessonProgress, view: TakenView): LessonOutcome => {
  const engaged = engagedItem(item, progress, view);
  const { points, correct, completed, final } = engaged.engagementState;
  return {
    status: "success",
    item: engaged,
    points,
    correct,
    completed,
    final,
    total: lessonPoints(progress),
    lesson_completed: progress.completed_at !== null,
    attempt: progress.attempt,
  };
};
