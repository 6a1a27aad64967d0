import type { Policies, Policy } from "../isolation/policy.ts";

const authors: Policy = { staff: ["lessons"] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "lessonReplace.replace": authors,
  "lessonLinks.check": authors,
  "lessonLinks.dead": authors,
  "lessonSettings.get": authors,
  "lessonSettings.update": "admins",
  "lessonTransfer.export": authors,
  "lessonTransfer.import": authors,
};
