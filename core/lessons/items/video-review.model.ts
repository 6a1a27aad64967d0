import * as t from "io-ts";
import { Id, idKey } from "../../kernel/id.ts";
import { orDefault } from "../../kernel/or-default.ts";

/** A part of a learner's video that is reviewed, with its maximum of points. */
export const ReviewPart = t.type({ name: orDefault(t.string, ""), points: orDefault(t.number, 400) }, "ReviewPart");
export type ReviewPart = t.TypeOf<typeof ReviewPart>;

/** A reviewer's words about one moment; `at` in seconds from the start of the video. */
export const ReviewComment = t.type({ at: t.number, text: t.string }, "ReviewComment");
export type ReviewComment = t.TypeOf<typeof ReviewComment>;

/**
 * One reviewer's review of a video.
 * @property reviewer id of the user
 * @property name of the reviewer at that time
 * @property at epoch seconds; 0 in reviews of former versions
 * @property comps points by part, in the order of the parts
 */
export const Review = t.type(
  {
    reviewer: Id,
    name: orDefault(t.string, ""),
    at: orDefault(t.number, 0),
    comps: orDefault(t.readonlyArray(t.union([t.number, t.null])), []),
    comments: orDefault(t.readonlyArray(ReviewComment), []),
  },
  "Review",
);
export type Review = t.TypeOf<typeof Review>;

/** The most points of a reviewed video. */
export const mostReviewPoints = 1200;

type Points = Pick<Review, "comps">;

/** The latest review of each reviewer, in the order of their first ones. */
export const latestReviews = <R extends { readonly reviewer: Id }>(reviews: readonly R[]): readonly R[] => [
  ...new Map(reviews.map((review) => [idKey(review.reviewer), review])).values(),
];

/** The mean of the reviewers' points for one part, each limited to the part's maximum, rounded; 0 without reviews. */
export const partMean = ({ points }: ReviewPart, index: number, reviews: readonly Points[]): number => {
  const given = reviews.flatMap(({ comps }) => comps[index] ?? []).map((one) => Math.min(Math.max(one, 0), points));
  return given.length === 0 ? 0 : Math.round(given.reduce((sum, one) => sum + one, 0) / given.length);
};

/** The points of a reviewed video: the sum of the means of its parts, 1200 at most. */
export const reviewedPoints = (parts: readonly ReviewPart[], reviews: readonly Points[]): number =>
  Math.min(
    mostReviewPoints,
    parts.reduce((sum, part, index) => sum + partMean(part, index, reviews), 0),
  );
