import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "portal-pages.list": "admins",
  "portal-pages.get": "admins",
  "portal-pages.add": "admins",
  "portal-pages.change": "admins",
  "portal-pages.publish": "admins",
  "portal-pages.unpublish": "admins",
  "portal-pages.remove": "admins",
  "portal-pages.restore": "admins",
  "portal-pages.read": "learners",
};
