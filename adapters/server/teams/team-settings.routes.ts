import * as TE from "fp-ts/lib/TaskEither.js";
import { teamSettings } from "../../contract/team-settings.contract.ts";
import { lockingOut } from "../auth/session.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { deleteTeam } from "./delete-team.store.ts";
import { changeMembers, createTeam, getTeam, relatedOfTeam, teamSummaries } from "./team-settings.store.ts";

/** Endpoints by which administrators manage teams. */
export const routes: RouteContribution = ({ sessions }) =>
  routesFor(teamSettings, {
    summaries: (call) => TE.fromTask(() => teamSummaries(call)),
    get: (call) => () => getTeam(call, call.params.id),
    related: (call) => () => relatedOfTeam(call, call.params.id),
    create: (call) => () => createTeam(call, call.body),
    changeMembers: (call) => lockingOut(sessions, () => changeMembers(call, call.body)),
    remove: (call) => lockingOut(sessions, () => deleteTeam(call, call.params.id, call.query)),
  });
