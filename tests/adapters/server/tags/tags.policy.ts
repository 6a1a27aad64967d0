import type { Policies, Policy } from "../isolation/policy.ts";

const tags: Policy = { staff: ["tags"] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "tags.list": tags,
  "tags.uses": tags,
  "tags.create": tags,
  "tags.rename": tags,
  "tags.merge": tags,
  "tags.remove": tags,
};
