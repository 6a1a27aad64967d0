import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "videoReviews.items": "members",
  "videoReviews.uploads": "members",
  "videoReviews.review": "members",
  "ownVideoReviews.own": "learners",
  "ownVideoReviews.downline": "learners",
  "ownVideoReviews.shared": "learners",
};
