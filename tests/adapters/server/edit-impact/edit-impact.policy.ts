import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "campaigns.impact": { staff: ["campaigns"] },
  "campaigns.edit": { staff: ["campaigns"] },
};
