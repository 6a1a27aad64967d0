import type { OwnVideoReviews, VideoReviewStore } from "../../core/video-reviews/video-reviews.port.ts";
import { ownVideoReviews, videoReviews } from "../contract/video-reviews.contract.ts";
import { type Caller, none } from "./caller.ts";

const everything = { con_id: null, reviews_count: null, start_time: null, end_time: null } as const;

/** Reviews of learners' videos over HTTP. */
export const makeVideoReviewsHttp = (call: Caller): VideoReviewStore => ({
  items: () => call(videoReviews.items, none),
  uploads: ({ lesson, item }, query) =>
    call(videoReviews.uploads, { ...none, params: { id: lesson, uuid: item }, query: { ...everything, ...query } }),
  review: ({ lesson, item }, answer, body) => call(videoReviews.review, { ...none, params: { id: lesson, uuid: item, answer }, body }),
});

/** The learner's reviewed videos over HTTP. */
export const makeOwnVideoReviewsHttp = (call: Caller): OwnVideoReviews => ({
  own: (page) => call(ownVideoReviews.own, { ...none, query: { page } }),
  downline: (page) => call(ownVideoReviews.downline, { ...none, query: { page } }),
  shared: ({ course, trigger, item }, page) =>
    call(ownVideoReviews.shared, { ...none, params: { id: course, triggerId: trigger, uuid: item }, query: { page } }),
});
