import type { Policies } from "../isolation/policy.ts";

/** Who the calls of the area are for. */
export const policy: Policies = {
  "senders.all": "admins",
  "senders.create": "admins",
  "senders.rename": "admins",
  "senders.verify": "admins",
  "senders.makeDefault": "admins",
  "senders.sendLink": "admins",
  "senders.sendTest": "admins",
  "senders.remove": "admins",
  "senders.restore": "admins",
  "senders.confirm": "everybody",
};
