import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "campaigns.names": { staff: ["campaigns"], guests: true },
  "campaigns.bin": { staff: ["campaigns"] },
  "campaigns.mass-action": { staff: ["campaigns"] },
  "campaigns.templates": { staff: ["campaigns"] },
  "campaigns.add-template": { staff: ["campaigns"] },
  "campaigns.remove-template": { staff: ["campaigns"] },
  "campaigns.restore-template": { staff: ["campaigns"] },
  "campaigns.use-template": { staff: ["campaigns"] },
};
