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

/** Endpoints for teams. */
export const teams = {
  list: endpoint({
    ...noInput,
    name: "teams.list",
    summary: "The teams that the caller may work in, by label.",
    method: "GET",
    path: "/api/teams",
    access: staff(),
    carriesTeams: false,
    reply: t.readonlyArray(Team),
  }),
  update: endpoint({
    ...noInput,
    name: "teams.update",
    summary: "Changes what is named of a team; refused with 409 and the stored team when the version named has moved on.",
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
    summary: "Keeps the team that the caller works in; null for all teams, which is for administrators.",
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
    summary: "The teams that a campaign is shared with.",
    method: "GET",
    path: campaignTeams,
    access: members("campaigns"),
    params: ById,
    reply: SharedWith,
  }),
  shareCampaign: endpoint({
    ...noInput,
    name: "teams.shareCampaign",
    summary: "Shares a campaign with teams, or no more; in full with its lessons.",
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
    summary: "The teams that a folder of lessons is shared with.",
    method: "GET",
    path: folderTeams,
    access: members("lessons"),
    params: ById,
    reply: SharedWith,
  }),
  shareFolder: endpoint({
    ...noInput,
    name: "teams.shareFolder",
    summary: "Shares a folder of lessons with teams, or no more; in full with the folders and lessons in it.",
    method: "PUT",
    path: folderTeams,
    access: members("lessons"),
    params: ById,
    body: ShareChange,
    reply: SharedWith,
  }),
} as const;
