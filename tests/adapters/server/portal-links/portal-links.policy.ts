import type { Policies, Policy } from "../isolation/policy.ts";

const contacts: Policy = { staff: ["contacts"] };
const walled: Policy = { staff: ["contacts"], guests: true };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "portalLinks.create": contacts,
  "texts.compile": walled,
  "texts.compileFor": walled,
};
