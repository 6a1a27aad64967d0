import { ownVideoReviews, videoReviews } from "../../contract/video-reviews.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { giveReview } from "./give-review.flow.ts";
import { makeOwnVideoReviews } from "./own-uploads.store.ts";
import { itemsToReview, uploadsOfItem } from "./video-reviews.store.ts";

/** Endpoints for the reviews of learners' videos. */
export const routes: RouteContribution = () => [
  ...routesFor(videoReviews, {
    items: (call) => itemsToReview(call),
    uploads: (call) => uploadsOfItem(call, { lesson: call.params.id, item: call.params.uuid }, call.query),
    review: (call) => () => giveReview(call, { lesson: call.params.id, item: call.params.uuid }, call.params.answer, call.body),
  }),
  ...routesFor(ownVideoReviews, {
    own: (call) => makeOwnVideoReviews(call).own(call.query.page),
    downline: (call) => makeOwnVideoReviews(call).downline(call.query.page),
    shared: (call) =>
      makeOwnVideoReviews(call).shared({ course: call.params.id, trigger: call.params.triggerId, item: call.params.uuid }, call.query.page),
  }),
];
