import type { Policies, Policy } from "../isolation/policy.ts";

const walled: Policy = { staff: ["contacts"], guests: true };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "timeline.of": walled,
  "customEvents.tell": "learners",
};
