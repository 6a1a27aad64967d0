import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "campaigns.list": { staff: ["campaigns"], guests: true },
  "campaigns.page": { staff: ["campaigns"], guests: true },
  "courseViews.list": { staff: ["campaigns"], guests: true },
  "courseViews.create": { staff: ["campaigns"], guests: true },
  "courseViews.update": { staff: ["campaigns"], guests: true },
  "courseViews.remove": { staff: ["campaigns"], guests: true },
  "courseViews.restore": { staff: ["campaigns"], guests: true },
  "courseViews.begin": { staff: ["campaigns"], guests: true },
};
