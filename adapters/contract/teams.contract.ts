import * as t from "io-ts";
import { admins, staff, withFeature } from "../../core/access/access-rule.rule.ts";
import { orNull } from "../../core/kernel/or-null.ts";
import { Team, TeamChange, TeamChoice } from "../../core/teams/team.model.ts";
import { teamsFeature } from "../../core/teams/usable-teams.rule.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const ById = t.type({ id: IntText }, "ById");
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
} as const;
