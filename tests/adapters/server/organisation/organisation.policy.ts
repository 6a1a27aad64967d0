import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "organisation.get": "admins",
  "organisation.change": "admins",
  "organisation.close": "owner",
  "organisation.rotateKey": "admins",
};
