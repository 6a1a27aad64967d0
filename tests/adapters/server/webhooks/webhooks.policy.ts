import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "webhooks.list": "admins",
  "webhooks.create": "admins",
  "webhooks.change": "admins",
  "webhooks.rotate": "admins",
  "webhooks.remove": "admins",
  "webhooks.restore": "admins",
  "webhooks.deliveries": "admins",
  "webhooks.body": "admins",
  "webhooks.resend": "admins",
  "webhooks.resendSince": "admins",
};
