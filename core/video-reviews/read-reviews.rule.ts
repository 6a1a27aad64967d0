import * as E from "fp-ts/lib/Either.js";
import { latestReviews, type Review, type ReviewPart } from "../lessons/items/video-review.model.ts";
import { UploadAnswer } from "../lessons/items/video-upload.item.ts";
import { readVideoUpload } from "../lessons/shown/presented-shown.model.ts";

/** A video's parts and the reviews that its learner may read. */
export type ReadReviews = { readonly parts: readonly ReviewPart[]; readonly reviews: readonly Review[] };

/**
 * The reviews of the learner's own video.
 * @param values of the item as learners get them
 * @param answer the learner's last one
 * @returns null without a video
 */
export const readReviews = (values: unknown, answer: unknown): ReadReviews | null => {
  const view = readVideoUpload(values);
  const upload = UploadAnswer.decode(answer);
  if (view === null || E.isLeft(upload) || !upload.right.uploaded) return null;
  return { parts: view.core_comps, reviews: latestReviews(upload.right.reviews) };
};
