import { concatAll } from "fp-ts/lib/Monoid.js";
import * as N from "fp-ts/lib/number.js";
import * as Ord from "fp-ts/lib/Ord.js";
import * as t from "io-ts";
import { byIdAmong } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import { LearnerTrigger, lessonTree } from "./lesson-tree.rule.ts";

/** A lesson of a course with its sort key: seconds plus a whole number. */
export const SortedTrigger = t.intersection(
  [LearnerTrigger, t.type({ sorting_time: orNull(t.number), order: orNull(t.number) })],
  "SortedTrigger",
);
export type SortedTrigger = t.TypeOf<typeof SortedTrigger>;

/** By the sum of sorting_time and order, 0 when missing; then by id. */
export const byLessonPlace = (triggers: readonly SortedTrigger[]): Ord.Ord<SortedTrigger> =>
  concatAll(Ord.getMonoid<SortedTrigger>())([
    Ord.contramap((trigger: SortedTrigger) => (trigger.sorting_time ?? 0) + (trigger.order ?? 0))(N.Ord),
    Ord.contramap((trigger: SortedTrigger) => trigger.id)(byIdAmong(triggers.map(({ id }) => id))),
  ]);

/**
 * The lessons of a course in display order: unfinished before finished, each by its place; children are omitted and count for their parent.
 */
export const lessonOrder = <T extends SortedTrigger>(triggers: readonly T[]): readonly T[] => {
  const tree = lessonTree(triggers, () => true);
  const byPlace = byLessonPlace(triggers).compare;
  const listed = (finished: boolean): readonly T[] =>
    tree.listed
      .filter((at) => tree.isFinished(at) === finished)
      .flatMap((at) => triggers[at] ?? [])
      .toSorted(byPlace);
  return [...listed(false), ...listed(true)];
};
