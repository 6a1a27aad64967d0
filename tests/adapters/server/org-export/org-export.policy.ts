import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "orgExports.list": "admins",
  "orgExports.begin": "admins",
  "orgExports.cancel": "admins",
};
