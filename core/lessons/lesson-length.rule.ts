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

/** Items never change, so their words are counted once: an editor asks after every key. */
const counted = new WeakMap<LessonItem, number>();

const wordsOf = (item: LessonItem): number => {
  const known = counted.get(item);
  if (known !== undefined) return known;
  const count = words(item.values["body"]) + words(item.values["text"]);
  counted.set(item, count);
  return count;
};

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
