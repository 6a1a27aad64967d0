import type { ItemState } from "./engagement.model.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import { type LessonProgress, stateOf } from "./lesson-progress.rule.ts";
import type { PointsGain } from "./points-entry.model.ts";

/** The gain of one item between two states; null where its points are the same. */
const gainBetween = (item: string, before: ItemState, after: ItemState, at: number): PointsGain | null => {
  const points = after.score.points - before.score.points;
  return points === 0 ? null : { item, points, rule: after.rule ?? "answered", seconds: after.seconds, at };
};

/**
 * The entry of the points ledger that an event makes; null for one that changes no points.
 * @param before, after the learner's progress before and after the event
 */
export const pointsEntry = (before: LessonProgress, after: LessonProgress, event: LessonEvent): PointsGain | null =>
  "item" in event ? gainBetween(event.item, stateOf(before, event.item), stateOf(after, event.item), event.at) : null;
