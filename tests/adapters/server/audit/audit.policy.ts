import type { Policies, Policy } from "../isolation/policy.ts";

const contacts: Policy = { staff: ["contacts"] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "audit.page": "admins",
  "audit.facets": "admins",
  "audit.verify": "admins",
  "audit.file": "admins",
  "audit.ofContact": contacts,
  "audit.ofGroup": contacts,
  "audit.ofField": "admins",
};
