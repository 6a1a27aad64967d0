import type { Policies } from "../isolation/policy.ts";

const staff = { staff: ["contacts", "conversations"] } as const;

/** Who the calls of the area are for. */
export const policy: Policies = {
  "conversations.list": "learners",
  "conversations.read": "learners",
  "conversations.send": "learners",
  "conversations.recipients": "learners",
  "conversations.trackMessage": "learners",
  "conversations.ofContact": staff,
  "conversations.messages": staff,
  "conversations.answer": staff,
  "conversations.markSeen": staff,
  "conversations.setting": "admins",
  "conversations.changeSetting": "admins",
};
