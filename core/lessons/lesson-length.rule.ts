import type { LessonItem } from "./item.model.ts";
import { itemTypeOf } from "./items/catalogue.rule.ts";

const wordsPerMinute = 200;
const secondsPerQuestion = 20;

const words = (html: unknown): number =>
  typeof html === "string"
    ? html
        .replaceAll(/<[^>]*>/g, " ")
        .split(/\s+/u)
        .filter((word) => word !== "").length
    : 0;

const wordsOf = ({ values }: LessonItem): number => words(values["body"]) + words(values["text"]);

const isQuestion = ({ type }: LessonItem): boolean => itemTypeOf(type)?.group !== "presentation";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/**
 * Estimated length of a lesson in minutes: its videos, its text at 200 words a minute and 20 seconds per question, rounded up.
 * @param videoSeconds duration of an item's video, 0 for none
 */
export const lessonLength = (items: readonly LessonItem[], videoSeconds: (item: LessonItem) => number): number => {
  const seconds = sum(items.map(videoSeconds)) + items.filter(isQuestion).length * secondsPerQuestion;
  return Math.ceil((seconds * wordsPerMinute + sum(items.map(wordsOf)) * 60) / (60 * wordsPerMinute));
};
