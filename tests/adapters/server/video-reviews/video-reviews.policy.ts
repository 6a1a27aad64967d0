import type { Policies, Policy } from "../isolation/policy.ts";

const reviewers: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "videoReviews.items": reviewers,
  "videoReviews.uploads": reviewers,
  "videoReviews.review": reviewers,
  "ownVideoReviews.own": "learners",
  "ownVideoReviews.downline": "learners",
  "ownVideoReviews.shared": "learners",
};
