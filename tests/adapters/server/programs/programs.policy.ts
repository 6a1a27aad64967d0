import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "programs.list": staffOnly,
  "programs.get": staffOnly,
  "programs.update": staffOnly,
};
