import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "access-trace.trace": { staff: ["contacts", "campaigns"] },
  "access-trace.choices": { staff: ["contacts", "campaigns"] },
};
