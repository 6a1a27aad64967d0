import type { Policies, Policy } from "../isolation/policy.ts";

const contacts: Policy = { staff: ["contacts"] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "exports.columns": contacts,
  "exports.begin": contacts,
  "exports.file": contacts,
};
