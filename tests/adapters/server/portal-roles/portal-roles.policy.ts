import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "portal-roles.all": "admins",
  "portal-roles.create": "admins",
  "portal-roles.change": "admins",
  "portal-roles.remove": "admins",
  "portal-roles.restore": "admins",
  "portal-roles.own": "learners",
};
