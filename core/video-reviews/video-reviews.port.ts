import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { CoursePlace } from "../learning/lesson-place.model.ts";
import type {
  OwnUploadPage,
  ReviewDraft,
  ReviewedItem,
  SharedVideoPage,
  UploadPage,
  UploadState,
  VideoUpload,
} from "./video-review.model.ts";

/**
 * Which uploads to an item are asked for.
 * @property trigger only those of this lesson of a course; null for those of all
 * @property limit of the page, 1 to 100
 */
export type UploadQuery = { readonly state: UploadState; readonly trigger: number | null; readonly limit: number; readonly offset: number };

/** The item of a lesson whose videos are reviewed. */
export type UploadPlace = { readonly lesson: number; readonly item: string };

/** Learners' videos for those who review them. */
export type VideoReviewStore = {
  /** The items whose videos the caller may review and that have uploads, those with waiting ones first. */
  readonly items: () => TaskEither<Failure, readonly ReviewedItem[]>;
  readonly uploads: (place: UploadPlace, query: UploadQuery) => TaskEither<Failure, UploadPage>;
  /** Stores the caller's review, which replaces an earlier one of theirs, and counts the learner's points anew. */
  readonly review: (place: UploadPlace, answer: string, draft: ReviewDraft) => TaskEither<Failure, VideoUpload>;
};
export const VideoReviewStore = token<VideoReviewStore>("video-reviews.store");

/** An item of a lesson of a course. */
export type SharedPlace = CoursePlace & { readonly item: string };

/** Videos with their reviews, for the learner who is signed in. */
export type OwnVideoReviews = {
  readonly own: (page: number) => TaskEither<Failure, OwnUploadPage>;
  /** Videos of the learner's downline; forbidden without the permission `review`. */
  readonly downline: (page: number) => TaskEither<Failure, OwnUploadPage>;
  /** Videos of the other learners of an item; conflict until the learner has uploaded one. */
  readonly shared: (place: SharedPlace, page: number) => TaskEither<Failure, SharedVideoPage>;
};
export const OwnVideoReviews = token<OwnVideoReviews>("video-reviews.own");
