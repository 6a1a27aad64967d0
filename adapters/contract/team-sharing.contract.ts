import * as t from "io-ts";
import { members, type StaffAccess } from "../../core/access/access-rule.rule.ts";
import type { CallEvent } from "../../core/analytics/call-event.rule.ts";
import { ShareChange, SharedWith } from "../../core/teams/team.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const ById = t.type({ id: IntText }, "ById");
const campaignTeams = "/api/campaigns/:id/teams";
const lessonTeams = "/api/lessons/:id/teams";
const folderTeams = "/api/lessons/folders/:id/teams";
const fileTeams = "/api/files/:id/teams";
const fileFolderTeams = "/api/files/folders/:id/teams";

type Sharing = {
  readonly name: string;
  readonly summary: string;
  readonly path: string;
  readonly access: StaffAccess;
  readonly event?: CallEvent;
};

const teamsOf = (declared: Sharing) => endpoint({ ...noInput, method: "GET", params: ById, reply: SharedWith, ...declared });
const sharing = (declared: Sharing) =>
  endpoint({ ...noInput, method: "PUT", params: ById, body: ShareChange, reply: SharedWith, ...declared });

/** Endpoints for sharing records with teams. */
export const teamSharing = {
  ofCampaign: teamsOf({
    name: "teamSharing.ofCampaign",
    summary: "Lists the teams that a campaign is shared with.",
    path: campaignTeams,
    access: members("campaigns"),
  }),
  shareCampaign: sharing({
    name: "teamSharing.shareCampaign",
    summary: "Adds and removes teams that a campaign is shared with; `full` includes its lessons.",
    path: campaignTeams,
    access: members("campaigns"),
    event: { name: "campaign_shared" },
  }),
  ofLesson: teamsOf({
    name: "teamSharing.ofLesson",
    summary: "Lists the teams that a lesson is shared with by itself.",
    path: lessonTeams,
    access: members("lessons"),
  }),
  shareLesson: sharing({
    name: "teamSharing.shareLesson",
    summary: "Adds and removes teams that a lesson is shared with.",
    path: lessonTeams,
    access: members("lessons"),
  }),
  ofFolder: teamsOf({
    name: "teamSharing.ofFolder",
    summary: "Lists the teams that a lesson folder is shared with.",
    path: folderTeams,
    access: members("lessons"),
  }),
  shareFolder: sharing({
    name: "teamSharing.shareFolder",
    summary: "Adds and removes teams that a lesson folder is shared with; `full` includes the folders and lessons in it.",
    path: folderTeams,
    access: members("lessons"),
  }),
  ofFile: teamsOf({
    name: "teamSharing.ofFile",
    summary: "Lists the teams that a file is shared with.",
    path: fileTeams,
    access: members(),
  }),
  shareFile: sharing({
    name: "teamSharing.shareFile",
    summary: "Adds and removes teams that a file is shared with.",
    path: fileTeams,
    access: members(),
  }),
  ofFileFolder: teamsOf({
    name: "teamSharing.ofFileFolder",
    summary: "Lists the teams that a folder of files is shared with.",
    path: fileFolderTeams,
    access: members(),
  }),
  shareFileFolder: sharing({
    name: "teamSharing.shareFileFolder",
    summary: "Adds and removes teams that a folder of files is shared with; its content is shared with it.",
    path: fileFolderTeams,
    access: members(),
  }),
} as const;
