import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "jobs.list": staffOnly,
  "jobs.get": staffOnly,
  "jobs.cancel": staffOnly,
  "jobs.undo": staffOnly,
  "jobs.dismiss": staffOnly,
};
