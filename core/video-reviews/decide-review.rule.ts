import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import { sameId } from "../kernel/id.ts";
import type { Refusal } from "../kernel/refusal.ts";
import type { Review, ReviewPart } from "../lessons/items/video-review.model.ts";
import { videoReviewRefusals } from "./video-review-refusals.ts";
import { type ReviewDraft, reviewLimits } from "./video-review.model.ts";

/**
 * What a review is about.
 * @property reviews of the video so far
 * @property duration seconds of the video, null where not known
 */
export type Reviewed = { readonly parts: readonly ReviewPart[]; readonly reviews: readonly Review[]; readonly duration: number | null };

/** @property at epoch seconds */
export type Reviewer = { readonly user: number; readonly name: string; readonly at: number };

const pointProblems = (parts: readonly ReviewPart[], comps: readonly number[]): Record<string, readonly Refusal[]> => {
  if (comps.length !== parts.length) return { comps: [videoReviewRefusals.review_parts({ parts: parts.length })] };
  return Object.fromEntries(
    parts.flatMap(({ points }, index) => {
      const given = comps[index] ?? -1;
      const fits = Number.isInteger(given) && given >= 0 && given <= points;
      return fits ? [] : [[`comps.${index}`, [videoReviewRefusals.review_points({ most: points })]]];
    }),
  );
};

/** The last whole second at which a comment can be. */
export const lastSecond = (duration: number | null): number => (duration === null ? reviewLimits.seconds : Math.ceil(duration));

const commentProblems = (comments: ReviewDraft["comments"], most: number): Record<string, readonly Refusal[]> =>
  Object.fromEntries(
    comments.flatMap(({ at, text }, index) => [
      ...(at < 0 || at > most ? [[`comments.${index}.at`, [videoReviewRefusals.comment_time({ most })]] as const] : []),
      ...(text.trim() === "" ? [[`comments.${index}.text`, [videoReviewRefusals.comment_empty]] as const] : []),
    ]),
  );

/**
 * Decides the reviews of a video after one is given: it replaces the reviewer's earlier one, others stay; its comments are in the order of
 * their times.
 * @returns invalid for points beyond a part's maximum, or a comment outside the video
 */
export const decideReview = (
  { parts, reviews, duration }: Reviewed,
  { user, name, at }: Reviewer,
  { comps, comments }: ReviewDraft,
): E.Either<Failure, readonly Review[]> => {
  const problems = { ...pointProblems(parts, comps), ...commentProblems(comments, lastSecond(duration)) };
  if (Object.keys(problems).length > 0) return E.left(invalid(problems));
  const said = comments.map((one) => ({ at: one.at, text: one.text.trim() })).toSorted((a, b) => a.at - b.at);
  const others = reviews.filter(({ reviewer }) => !sameId(reviewer, user));
  return E.right([...others, { reviewer: user, name, at, comps, comments: said }]);
};
