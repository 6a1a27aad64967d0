import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "view-as.begin": { staff: ["contacts"] },
  "colleague-view.begin": "admins",
  "colleague-view.current": { staff: [] },
  "view-as.current": "learners",
  "view-as.end": { staff: [], guests: true },
};
