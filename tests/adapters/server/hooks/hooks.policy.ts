import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "hooks.credentials": "admins",
  "hooks.subscribe": "members",
  "hooks.unsubscribe": "members",
  "hooks.drop": "members",
};
