import type { Saying } from "../kernel/refusal.ts";
import { CoursePlace, placeKey } from "../learning/lesson-place.model.ts";
import type { RefusedAnswer } from "../learning/refused-answer.model.ts";

/**
 * The refused answers in one lesson for one reason, as one line.
 * @property lesson its name, null where this device does not know it
 */
export type RefusedLine = {
  readonly key: string;
  readonly place: CoursePlace | null;
  readonly lesson: string | null;
  readonly reason: Saying;
};

/**
 * One line for each lesson and reason, oldest first.
 * @param names of lessons by trigger
 */
export const refusedLines = (refused: readonly RefusedAnswer[], names: ReadonlyMap<number, string>): readonly RefusedLine[] => {
  const lines = refused.map(({ report: { place }, ...reason }): RefusedLine => {
    const own = CoursePlace.is(place) ? place : null;
    return {
      key: `${placeKey(place)} ${reason.message}`,
      place: own,
      lesson: own === null ? null : (names.get(own.trigger) ?? null),
      reason,
    };
  });
  return lines.filter(({ key }, at) => lines.findIndex((other) => other.key === key) === at);
};
