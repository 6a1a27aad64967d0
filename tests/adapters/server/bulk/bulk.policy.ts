import type { Policies, Policy } from "../isolation/policy.ts";

const contacts: Policy = { staff: ["contacts"] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "bulk.list": contacts,
  "bulk.plan": contacts,
  "bulk.get": contacts,
  "bulk.run": contacts,
  "bulk.cancel": contacts,
  "bulk.undo": contacts,
  "bulk.rows": contacts,
};
