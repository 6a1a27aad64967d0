import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "mediaSources.list": "members",
  "mediaSources.items": "members",
  "mediaSources.copy": "members",
  "mediaSources.disconnect": "members",
};
