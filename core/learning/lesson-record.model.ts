import type { BonusTime } from "../lessons/bonus-time.rule.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import type { LessonProgress } from "./lesson-progress.rule.ts";

/**
 * A stored lesson with the taker's progress in it.
 * @property id of the lesson
 * @property version number of the revision that `items` are of: the attempt's, else the one published last
 * @property newest number of the revision published last
 * @property bonusTime the taker's time for the speed bonus
 */
export type LessonRecord = {
  readonly id: number;
  readonly name: string;
  readonly items: readonly LessonItem[];
  readonly version: number;
  readonly newest: number;
  readonly progress: LessonProgress;
  readonly bonusTime: BonusTime;
};
