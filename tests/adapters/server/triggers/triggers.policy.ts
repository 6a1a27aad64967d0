import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "triggers.count": { staff: ["contacts", "campaigns"], guests: true },
  "triggers.names": { staff: ["campaigns"], guests: true },
  "triggers.validate": { staff: ["campaigns"] },
  "triggers.reset": { staff: ["contacts", "campaigns"] },
};
