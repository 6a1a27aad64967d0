import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "permissions.list": { staff: [] },
  "permissions.own": { staff: [] },
  "permissions.impact": "admins",
  "permissions.presetImpact": "admins",
  "permissions.trace": { staff: [] },
  "permissions.ask": { staff: [] },
  "permissions.matrix": "admins",
  "permissions.create": "admins",
  "permissions.change": "admins",
  "permissions.remove": "admins",
  "permissions.restore": "admins",
};
