import * as t from "io-ts";
import { learners, members } from "../../core/access/access-rule.rule.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import {
  OwnUploadPage,
  ReviewDraft,
  ReviewedItem,
  reviewLimits,
  SharedVideoPage,
  UploadPage,
  UploadState,
  VideoUpload,
} from "../../core/video-reviews/video-review.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText, intTextBetween, orNullText, UuidText } from "./wire.ts";

const staffPath = "/api/lessons/:id/shared/:uuid";
const mostPages = 1_000_000;
const itemPath = t.type({ id: IntText, uuid: UuidText }, "ReviewedItemPath");
const page = t.type({ page: orDefault(intTextBetween(1, mostPages), 1) }, "UploadsPage");

/** Endpoints for staff who review the videos of learners. */
export const videoReviews = {
  items: endpoint({
    ...noInput,
    name: "videoReviews.items",
    summary: "Lists the items of lessons whose uploaded videos the caller may review, with how many have no review yet.",
    method: "GET",
    path: "/api/lessons/reviews",
    access: members(),
    reply: t.readonlyArray(ReviewedItem),
  }),
  uploads: endpoint({
    ...noInput,
    name: "videoReviews.uploads",
    summary: "Lists the videos that learners uploaded to an item, with their reviews, those without a review first.",
    method: "GET",
    path: staffPath,
    access: members(),
    params: itemPath,
    query: t.type(
      {
        limit: orDefault(intTextBetween(1, reviewLimits.mostRows), reviewLimits.rows),
        offset: orDefault(intTextBetween(0, mostPages), 0),
        state: orDefault(UploadState, "all"),
        /** only the videos of this contact */
        con_id: orNullText(IntText),
        /** only videos with exactly so many reviews */
        reviews_count: orNullText(IntText),
        /** only videos uploaded since, epoch seconds */
        start_time: orNullText(IntText),
        /** only videos uploaded before, epoch seconds */
        end_time: orNullText(IntText),
        /** only videos of this trigger, which is a lesson in a course */
        trigger: orNullText(IntText),
      },
      "UploadsQuery",
    ),
    reply: UploadPage,
  }),
  review: endpoint({
    ...noInput,
    name: "videoReviews.review",
    summary: "Stores the caller's review of a video, which replaces their earlier one; the learner's points are the mean of all reviews.",
    method: "PUT",
    path: `${staffPath}/:answer/review`,
    access: members(),
    params: t.type({ id: IntText, uuid: UuidText, answer: UuidText }, "ReviewedAnswerPath"),
    body: ReviewDraft,
    reply: VideoUpload,
  }),
} as const;

/** Endpoints for learners: their videos with reviews, and the videos of others. */
export const ownVideoReviews = {
  own: endpoint({
    ...noInput,
    name: "ownVideoReviews.own",
    summary: "Lists the learner's own videos with their reviews, newest first, 25 per page.",
    method: "GET",
    path: "/api/portal/video-reviews",
    access: learners,
    query: page,
    reply: OwnUploadPage,
  }),
  downline: endpoint({
    ...noInput,
    name: "ownVideoReviews.downline",
    summary: "Lists the videos of the learner's downline with their reviews, if the learner's role has the permission `review`.",
    method: "GET",
    path: "/api/portal/video-reviews/downline",
    access: learners,
    query: page,
    reply: OwnUploadPage,
  }),
  shared: endpoint({
    ...noInput,
    name: "ownVideoReviews.shared",
    summary: "Lists the videos of the other learners of an item, newest first, once the learner has uploaded one.",
    method: "GET",
    path: "/api/cg/campaigns/:id/lessons/:triggerId/items/:uuid/shared",
    access: learners,
    params: t.type({ id: IntText, triggerId: IntText, uuid: UuidText }, "SharedVideosPath"),
    query: page,
    reply: SharedVideoPage,
  }),
} as const;
