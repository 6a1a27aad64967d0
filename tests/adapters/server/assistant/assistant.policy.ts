import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "assistant.ask": staffOnly,
  "assistant.feedback": staffOnly,
  "assistant.read": staffOnly,
  "assistant.write": staffOnly,
  "help.articles": staffOnly,
  "help.article": staffOnly,
};
