import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "shared-lessons.folders": "learners",
  "shared-lessons.content": "learners",
  "shared-lessons.open": "learners",
};
