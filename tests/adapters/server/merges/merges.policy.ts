import type { Policies, Policy } from "../isolation/policy.ts";

const contacts: Policy = { staff: ["contacts"] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "merges.merge": contacts,
  "merges.past": contacts,
  "merges.unmerge": contacts,
  "merges.pairs": contacts,
  "merges.find": contacts,
  "merges.dismiss": contacts,
};
