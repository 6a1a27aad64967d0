import type { Review, ReviewPart } from "../lessons/items/video-review.model.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The points of one review, each part limited to its maximum. */
export const pointsOfReview = (parts: readonly ReviewPart[], { comps }: Pick<Review, "comps">): number =>
  sum(parts.map(({ points }, index) => Math.min(Math.max(comps[index] ?? 0, 0), points)));

/** Whether two reviewers differ by more than a third of all points that the parts offer. */
export const isDisputed = (parts: readonly ReviewPart[], reviews: readonly Pick<Review, "comps">[]): boolean => {
  const totals = reviews.map((review) => pointsOfReview(parts, review));
  const most = sum(parts.map(({ points }) => Math.max(points, 0)));
  return totals.length > 1 && (Math.max(...totals) - Math.min(...totals)) * 3 > most;
};
