import type { LessonItem } from "../lessons/item.model.ts";
import type { Play } from "../lessons/player.rule.ts";
import { screensOf } from "../lessons/screens.rule.ts";
import type { LessonProgress } from "./lesson-progress.rule.ts";

/** The screen of the item seen last; the first screen when none was seen. */
export const screenOf = (items: readonly LessonItem[], seen: string | null): number =>
  Math.max(
    0,
    screensOf(items).findIndex((screen) => screen.some(({ uuid }) => uuid === seen)),
  );

/** A learner's progress as a run through the lesson. */
export const lessonPlay = (items: readonly LessonItem[], progress: LessonProgress): Play => ({
  index: screenOf(items, progress.item),
  items: Object.fromEntries(
    Object.entries(progress.items).map(([uuid, { answers, score }]) => [uuid, { answer: answers.at(-1) ?? null, score }]),
  ),
});
