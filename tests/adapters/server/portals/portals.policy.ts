import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "portals.all": "admins",
  "portals.create": "admins",
  "portals.change": "admins",
  "portals.close": "admins",
  "portals.reopen": "admins",
};
