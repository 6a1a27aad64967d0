import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "users.names": staffOnly,
  "users.list": staffOnly,
  "users.get": "admins",
  "users.change": "admins",
  "users.owned": "admins",
  "users.remove": "admins",
  "users.restore": "admins",
  "users.resetTwoStep": "admins",
  "users.sessions": "admins",
  "users.handOver": "owner",
  "users.endSession": "admins",
};
