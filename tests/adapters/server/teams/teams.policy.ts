import type { Policies, Policy } from "../isolation/policy.ts";

const staffOnly: Policy = { staff: [] };

/** Who the calls of the area are for. */
export const policy: Policies = {
  "teams.list": staffOnly,
  "teams.update": "admins",
  "teams.choose": staffOnly,
  "teamSettings.summaries": "admins",
  "teamSettings.get": "admins",
  "teamSettings.related": "admins",
  "teamSettings.create": "admins",
  "teamSettings.changeMembers": "admins",
  "teamSettings.remove": "admins",
  "teamSharing.ofCampaign": { staff: ["campaigns"] },
  "teamSharing.shareCampaign": { staff: ["campaigns"] },
  "teamSharing.ofLesson": { staff: ["lessons"] },
  "teamSharing.shareLesson": { staff: ["lessons"] },
  "teamSharing.ofFolder": { staff: ["lessons"] },
  "teamSharing.shareFolder": { staff: ["lessons"] },
  "teamSharing.ofFile": "members",
  "teamSharing.shareFile": "members",
  "teamSharing.ofFileFolder": "members",
  "teamSharing.shareFileFolder": "members",
};
