import * as t from "io-ts";
import { admins, members, staff, type StaffAccess, withFeature } from "../../core/access/access-rule.rule.ts";
import type { CallEvent } from "../../core/analytics/call-event.rule.ts";
import { orNull } from "../../core/kernel/or-null.ts";
import { ShareChange, SharedWith, Team, TeamChange, TeamChoice } from "../../core/teams/team.model.ts";
import { teamsFeature } from "../../core/teams/usable-teams.rule.ts";
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

/** Endpoints for teams. */
export const teams = {
  list: endpoint({
    ...noInput,
    name: "teams.list",
    summary: "Lists the teams that the caller can work in, by label.",
    method: "GET",
    path: "/api/teams",
    access: staff(),
    carriesTeams: false,
    reply: t.readonlyArray(Team),
  }),
  update: endpoint({
    ...noInput,
    name: "teams.update",
    summary: "Updates the given properties of a team. Fails with 409 and the stored team on a version conflict.",
    method: "PUT",
    path: "/api/teams/:id",
    access: withFeature(teamsFeature, admins),
    carriesTeams: false,
    params: ById,
    body: TeamChange,
    reply: Team,
  }),
  choose: endpoint({
    ...noInput,
    name: "teams.choose",
    summary: "Selects the team that the caller works in; null selects all teams, for administrators only.",
    method: "PUT",
    path: "/api/users/selected_team",
    access: staff(),
    carriesTeams: false,
    event: { name: "team_switched" },
    needsPlan: false,
    body: TeamChoice,
    reply: t.type({ team_id: orNull(t.number) }),
  }),
  ofCampaign: teamsOf({
    name: "teams.ofCampaign",
    summary: "Lists the teams that a campaign is shared with.",
    path: campaignTeams,
    access: members("campaigns"),
  }),
  shareCampaign: sharing({
    name: "teams.shareCampaign",
    summary: "Adds and removes teams that a campaign is shared with; `full` includes its lessons.",
    path: campaignTeams,
    access: members("campaigns"),
    event: { name: "campaign_shared" },
  }),
  ofLesson: teamsOf({
    name: "teams.ofLesson",
    summary: "Lists the teams that a lesson is shared with by itself.",
    path: lessonTeams,
    access: members("lessons"),
  }),
  shareLesson: sharing({
    name: "teams.shareLesson",
    summary: "Adds and removes teams that a lesson is shared with.",
    path: lessonTeams,
    access: members("lessons"),
  }),
  ofFolder: teamsOf({
    name: "teams.ofFolder",
    summary: "Lists the teams that a lesson folder is shared with.",
    path: folderTeams,
    access: members("lessons"),
  }),
  shareFolder: sharing({
    name: "teams.shareFolder",
    summary: "Adds and removes teams that a lesson folder is shared with; `full` includes the folders and lessons in it.",
    path: folderTeams,
    access: members("lessons"),
  }),
  ofFile: teamsOf({
    name: "teams.ofFile",
    summary: "Lists the teams that a file is shared with.",
    path: fileTeams,
    access: members(),
  }),
  shareFile: sharing({
    name: "teams.shareFile",
    summary: "Adds and removes teams that a file is shared with.",
    path: fileTeams,
    access: members(),
  }),
  ofFileFolder: teamsOf({
    name: "teams.ofFileFolder",
    summary: "Lists the teams that a folder of files is shared with.",
    path: fileFolderTeams,
    access: members(),
  }),
  shareFileFolder: sharing({
    name: "teams.shareFileFolder",
    summary: "Adds and removes teams that a folder of files is shared with; its content is shared with it.",
    path: fileFolderTeams,
    access: members(),
  }),
} as const;
