import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "invitations.invite": "admins",
  "invitations.inviteMany": "admins",
  "invitations.again": "admins",
  "invitations.preview": "everybody",
  "invitations.accept": "everybody",
};
