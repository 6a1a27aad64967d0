import * as t from "io-ts";
import { admins, members, staff, withFeature } from "../../core/access/access-rule.rule.ts";
import { orNull } from "../../core/kernel/or-null.ts";
import { ShareChange, SharedWith, Team, TeamChange, TeamChoice } from "../../core/teams/team.model.ts";
import { teamsFeature } from "../../core/teams/usable-teams.rule.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const ById = t.type({ id: IntText }, "ById");
const campaignTeams = "/api/campaigns/:id/teams";
const folderTeams = "/api/lessons/folders/:id/teams";
const fileTeams = "/api/files/:id/teams";
const fileFolderTeams = "/api/files/folders/:id/teams";

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
  ofCampaign: endpoint({
    ...noInput,
    name: "teams.ofCampaign",
    summary: "Lists the teams that a campaign is shared with.",
    method: "GET",
    path: campaignTeams,
    access: members("campaigns"),
    params: ById,
    reply: SharedWith,
  }),
  shareCampaign: endpoint({
    ...noInput,
    name: "teams.shareCampaign",
    summary: "Adds and removes teams that a campaign is shared with; `full` includes its lessons.",
    method: "PUT",
    path: campaignTeams,
    access: members("campaigns"),
    event: { name: "campaign_shared" },
    params: ById,
    body: ShareChange,
    reply: SharedWith,
  }),
  ofFolder: endpoint({
    ...noInput,
    name: "teams.ofFolder",
    summary: "Lists the teams that a lesson folder is shared with.",
    method: "GET",
    path: folderTeams,
    access: members("lessons"),
    params: ById,
    reply: SharedWith,
  }),
  shareFolder: endpoint({
    ...noInput,
    name: "teams.shareFolder",
    summary: "Adds and removes teams that a lesson folder is shared with; `full` includes the folders and lessons in it.",
    method: "PUT",
    path: folderTeams,
    access: members("lessons"),
    params: ById,
    body: ShareChange,
    reply: SharedWith,
  }),
  ofFile: endpoint({
    ...noInput,
    name: "teams.ofFile",
    summary: "Returns the teams that a file is shared with.",
    method: "GET",
    path: fileTeams,
    access: members(),
    params: ById,
    reply: SharedWith,
  }),
  shareFile: endpoint({
    ...noInput,
    name: "teams.shareFile",
    summary: "Changes which teams a file is shared with.",
    method: "PUT",
    path: fileTeams,
    access: members(),
    params: ById,
    body: ShareChange,
    reply: SharedWith,
  }),
  ofFileFolder: endpoint({
    ...noInput,
    name: "teams.ofFileFolder",
    summary: "Returns the teams that a folder of files is shared with.",
    method: "GET",
    path: fileFolderTeams,
    access: members(),
    params: ById,
    reply: SharedWith,
  }),
  shareFileFolder: endpoint({
    ...noInput,
    name: "teams.shareFileFolder",
    summary: "Changes which teams a folder of files is shared with; what is in it is shared with it.",
    method: "PUT",
    path: fileFolderTeams,
    access: members(),
    params: ById,
    body: ShareChange,
    reply: SharedWith,
  }),
} as const;
