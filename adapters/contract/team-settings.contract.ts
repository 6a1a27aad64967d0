import * as t from "io-ts";
import { admins, withFeature } from "../../core/access/access-rule.rule.ts";
import { Job } from "../../core/jobs/job.model.ts";
import { MemberChange, TeamDraft, TeamRecord, TeamRelated, TeamSummary } from "../../core/teams/team-record.model.ts";
import { teamsFeature } from "../../core/teams/usable-teams.rule.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";
import { IntText, orNullText } from "./wire.ts";

const all = "/api/teams";
const shared = { ...noInput, access: withFeature(teamsFeature, { ...admins, flags: ["teams"] }), carriesTeams: false };
const Heir = orNullText(IntText);

/** Endpoints by which administrators manage teams. */
export const teamSettings = {
  summaries: endpoint({
    ...shared,
    name: "teamSettings.summaries",
    summary: "Lists all teams by label, with their members and how much is shared with them.",
    method: "GET",
    path: `${all}/summaries`,
    reply: t.readonlyArray(TeamSummary),
  }),
  get: endpoint({
    ...shared,
    name: "teamSettings.get",
    summary: "Returns a team with the ids of its members.",
    method: "GET",
    path: `${all}/:id`,
    params: ById,
    reply: TeamRecord,
  }),
  related: endpoint({
    ...shared,
    name: "teamSettings.related",
    summary: "Counts the contacts and lines of a team, and the campaigns, lessons, folders, files and groups that are shared with it.",
    method: "GET",
    path: `${all}/:id/related`,
    params: ById,
    reply: TeamRelated,
  }),
  create: endpoint({
    ...shared,
    name: "teamSettings.create",
    summary: "Creates a team. Its label must differ from those of all other teams in any case.",
    method: "POST",
    path: all,
    body: TeamDraft,
    reply: TeamRecord,
  }),
  changeMembers: endpoint({
    ...shared,
    name: "teamSettings.changeMembers",
    summary: "Adds users to a team and removes others; repeating it has no effect. A guest's last team is not removed.",
    method: "POST",
    path: `${all}/users`,
    body: MemberChange,
    reply: TeamRecord,
  }),
  remove: endpoint({
    ...shared,
    name: "teamSettings.remove",
    summary:
      "Deletes a team, and returns the job that moves its contacts, shares and number to the given teams. Without one, contacts belong to everyone, shares are seen by their makers and administrators, and the number belongs to the organisation.",
    method: "DELETE",
    path: `${all}/:id`,
    params: ById,
    query: t.type({ contacts_to: Heir, shares_to: Heir, line_to: Heir }),
    reply: Job,
  }),
} as const;
