import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "teams.list": staffOnly,
  "teams.update": "admins",
  "teams.choose": staffOnly,
  "teams.ofCampaign": { staff: ["campaigns"] },
  "teams.shareCampaign": { staff: ["campaigns"] },
  "teams.ofLesson": { staff: ["lessons"] },
  "teams.shareLesson": { staff: ["lessons"] },
  "teams.ofFolder": { staff: ["lessons"] },
  "teams.shareFolder": { staff: ["lessons"] },
  "teams.ofFile": "members",
  "teams.shareFile": "members",
  "teams.ofFileFolder": "members",
  "teams.shareFileFolder": "members",
};
