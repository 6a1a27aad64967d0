import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "texts.standing": { staff: ["contacts"], guests: true },
};
