import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { teamSharing } from "../../contract/team-sharing.contract.ts";
import { teams } from "../../contract/teams.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeTeamStore } from "./teams.store.ts";

/** Endpoints for teams. */
export const routes: RouteContribution = () => [
  ...routesFor(teams, {
    list: (call) => makeTeamStore(call).list(),
    update: (call) => makeTeamStore(call).update(call.params.id, call.body),
    choose: (call) =>
      pipe(
        makeTeamStore(call).choose(call.body.team_id),
        TE.map((team_id) => ({ team_id })),
      ),
  }),
  ...routesFor(teamSharing, {
    ofCampaign: (call) => makeTeamStore(call).sharedWith("campaigns", call.params.id),
    shareCampaign: (call) => makeTeamStore(call).share("campaigns", call.params.id, call.body),
    ofLesson: (call) => makeTeamStore(call).sharedWith("lessons", call.params.id),
    shareLesson: (call) => makeTeamStore(call).share("lessons", call.params.id, call.body),
    ofFolder: (call) => makeTeamStore(call).sharedWith("lessons/folders", call.params.id),
    shareFolder: (call) => makeTeamStore(call).share("lessons/folders", call.params.id, call.body),
    ofFile: (call) => makeTeamStore(call).sharedWith("files", call.params.id),
    shareFile: (call) => makeTeamStore(call).share("files", call.params.id, call.body),
    ofFileFolder: (call) => makeTeamStore(call).sharedWith("files/folders", call.params.id),
    shareFileFolder: (call) => makeTeamStore(call).share("files/folders", call.params.id, call.body),
  }),
];
