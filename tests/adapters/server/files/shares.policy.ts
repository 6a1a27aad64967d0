import type { Policies } from "../isolation/policy.ts";

/** Who the calls for links are for. */
export const policy: Policies = {
  "fileShares.list": "members",
  "fileShares.create": "members",
  "fileShares.revoke": "members",
  "fileShares.open": "everybody",
};
