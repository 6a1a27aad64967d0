import type { Shareable } from "../../core/teams/team.model.ts";
import type { TeamStore } from "../../core/teams/teams.port.ts";
import { teamSharing } from "../contract/team-sharing.contract.ts";
import { type Caller, none } from "./caller.ts";

const reads = {
  campaigns: teamSharing.ofCampaign,
  lessons: teamSharing.ofLesson,
  "lessons/folders": teamSharing.ofFolder,
  files: teamSharing.ofFile,
  "files/folders": teamSharing.ofFileFolder,
} as const satisfies Record<Shareable, unknown>;
const writes = {
  campaigns: teamSharing.shareCampaign,
  lessons: teamSharing.shareLesson,
  "lessons/folders": teamSharing.shareFolder,
  files: teamSharing.shareFile,
  "files/folders": teamSharing.shareFileFolder,
} as const satisfies Record<Shareable, unknown>;

/** Sharing with teams over HTTP. */
export const makeTeamSharingHttp = (call: Caller): Pick<TeamStore, "sharedWith" | "share"> => ({
  sharedWith: (what, id) => call(reads[what], { ...none, params: { id } }),
  share: (what, id, body) => call(writes[what], { ...none, params: { id }, body }),
});
