import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { pageOf } from "../kernel/page.ts";
import { Review, ReviewPart } from "../lessons/items/video-review.model.ts";

/**
 * @property parts points that one review can give
 * @property seconds of a video whose length is not known
 */
export const reviewLimits = {
  parts: 50,
  points: 1_000_000,
  comments: 100,
  comment: 1000,
  seconds: 86_400,
  rows: 25,
  mostRows: 100,
} as const;

const Comment = exactly("ReviewCommentDraft", { at: intBetween(0, reviewLimits.seconds), text: textUpTo(reviewLimits.comment) }, {});

/** A review as it is to be: points by part, and comments by time. */
export const ReviewDraft = exactly(
  "ReviewDraft",
  {
    comps: listUpTo(intBetween(0, reviewLimits.points), reviewLimits.parts),
    comments: listUpTo(Comment, reviewLimits.comments),
  },
  {},
);
export type ReviewDraft = t.TypeOf<typeof ReviewDraft>;

/** The file of a learner's video; `duration` in seconds, null where it is not known. */
export const ReviewedFile = t.type({ url: t.string, mime: t.string, duration: orNull(t.number) }, "ReviewedFile");
export type ReviewedFile = t.TypeOf<typeof ReviewedFile>;

const Named = t.type({ id: t.number, name: t.string }, "NamedPlace");

/**
 * A learner's video with its reviews.
 * @property answer_id identifies this upload; another recording has another one
 * @property at when it was uploaded, epoch seconds
 * @property file null once it was deleted
 * @property course null for a lesson that is shared outside any course
 * @property lesson its id is that of the lesson in its course (trigger)
 * @property is_disputed whether reviewers differ by more than a third of the points
 */
export const VideoUpload = t.type(
  {
    answer_id: t.string,
    item: t.string,
    con_id: t.number,
    name: t.string,
    course: orNull(Named),
    lesson: Named,
    item_name: t.string,
    at: t.number,
    file: orNull(ReviewedFile),
    parts: t.readonlyArray(ReviewPart),
    reviews: t.readonlyArray(Review),
    points: t.number,
    is_disputed: t.boolean,
  },
  "VideoUpload",
);
export type VideoUpload = t.TypeOf<typeof VideoUpload>;

/** Which uploads a list shows: those without a review, those with one, or all. */
export const UploadState = t.keyof({ waiting: null, reviewed: null, all: null }, "UploadState");
export type UploadState = t.TypeOf<typeof UploadState>;

/**
 * The videos that learners uploaded to one item, those without a review first, then the newest.
 * @property count of the uploads that were asked for
 * @property waiting how many of all uploads to the item have no review
 */
export const UploadPage = t.type(
  {
    lesson: t.string,
    item: t.string,
    question: t.string,
    count: t.number,
    waiting: t.number,
    results: t.readonlyArray(VideoUpload),
  },
  "UploadPage",
);
export type UploadPage = t.TypeOf<typeof UploadPage>;

/**
 * An item whose videos the caller may review.
 * @property is_mine whether the caller is named as a reviewer
 */
export const ReviewedItem = t.type(
  {
    lesson_id: t.number,
    lesson: t.string,
    item: t.string,
    item_name: t.string,
    uploads: t.number,
    waiting: t.number,
    is_mine: t.boolean,
  },
  "ReviewedItem",
);
export type ReviewedItem = t.TypeOf<typeof ReviewedItem>;

/** A learner's own videos, or those of their downline. */
export const OwnUploadPage = pageOf(VideoUpload);
export type OwnUploadPage = t.TypeOf<typeof OwnUploadPage>;

/** Another learner's video, without its reviews. */
export const SharedVideo = t.type({ name: t.string, at: t.number, file: ReviewedFile }, "SharedVideo");
export type SharedVideo = t.TypeOf<typeof SharedVideo>;

/** The videos of the other learners of a lesson, newest first. */
export const SharedVideoPage = pageOf(SharedVideo);
export type SharedVideoPage = t.TypeOf<typeof SharedVideoPage>;
