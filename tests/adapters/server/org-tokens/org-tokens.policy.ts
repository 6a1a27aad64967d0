import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "orgTokens.list": "admins",
  "orgTokens.create": "admins",
  "orgTokens.rotate": "admins",
  "orgTokens.revoke": "admins",
};
