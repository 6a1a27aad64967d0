import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "billing.plan": staffOnly,
  "billing.choosePlan": "owner",
  "billing.get": "everybody",
  "billing.changeCard": "everybody",
  "billing.invoices": "owner",
  "billing.share": "owner",
  "billing.unshare": "owner",
  "billing.notify": "owner",
};
