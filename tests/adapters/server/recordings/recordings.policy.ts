import type { Policies, Policy } from "../isolation/policy.ts";

const takers: Policy = { staff: ["lessons"], guests: true };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "recordings.create": "learners",
  "recordings.get": "learners",
  "takenRecordings.create": takers,
  "takenRecordings.get": takers,
};
