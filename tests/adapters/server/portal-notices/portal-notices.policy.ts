import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "portal-notices.list": "learners",
  "portal-notices.open": "learners",
  "portal-notices.read-all": "learners",
  "portal-notices.next": "learners",
};
