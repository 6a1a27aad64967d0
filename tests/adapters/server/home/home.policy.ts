import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "home.counts": staffOnly,
  "home.news": staffOnly,
  "links.preview": staffOnly,
};
