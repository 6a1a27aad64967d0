import type { ReviewedItem } from "./video-review.model.ts";

/** How many videos wait for a review, of all the items whose videos the user may review. */
export const waitingVideos = (items: readonly Pick<ReviewedItem, "waiting">[]): number =>
  items.reduce((sum, { waiting }) => sum + waiting, 0);
