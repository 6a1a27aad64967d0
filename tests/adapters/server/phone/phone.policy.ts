import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "phone.search": { staff: ["settings"] },
  "phone.purchase": { staff: ["settings"] },
  "phone.sign": { staff: ["conversations"] },
};
