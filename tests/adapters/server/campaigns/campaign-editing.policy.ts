import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "campaigns.get": { staff: ["campaigns"], guests: true },
  "campaigns.default": { staff: ["campaigns"], guests: true },
  "campaigns.cohorts": { staff: ["campaigns"], guests: true },
  "campaigns.funnel": { staff: ["campaigns"], guests: true },
  "campaigns.create": { staff: ["campaigns"] },
  "campaigns.update": { staff: ["campaigns"] },
  "campaigns.remove": { staff: ["campaigns"] },
  "campaigns.restore": { staff: ["campaigns"] },
  "campaigns.sort-lessons": { staff: ["campaigns"] },
  "triggers.create": { staff: ["campaigns"] },
  "triggers.update": { staff: ["campaigns"] },
  "triggers.remove": { staff: ["campaigns"] },
  "triggers.restore": { staff: ["campaigns"] },
};
