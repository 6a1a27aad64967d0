import type { WatchedRanges } from "../video/watched-range.model.ts";
import { joinedRanges } from "../video/watched-ranges.rule.ts";
import type { ItemState } from "./engagement.model.ts";

/**
 * What counts as watched of a recording; states of former versions know only the furthest point.
 * @param start seconds at which learners begin
 */
export const watchedBefore = ({ ranges, furthest }: Pick<ItemState, "ranges" | "furthest">, start: number): WatchedRanges =>
  ranges.length > 0 ? ranges : joinedRanges([[start, furthest]]);
