import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TeamStore } from "../../core/teams/teams.port.ts";
import { teams } from "../contract/teams.contract.ts";
import { type Caller, none } from "./caller.ts";
import type { makeTeamSharingHttp } from "./team-sharing.http.ts";

const offline = E.left({ tag: "offline" as const });

/** Sharing, whose code is loaded when somebody shares; without it, it fails as offline. */
const later = async (call: Caller): Promise<ReturnType<typeof makeTeamSharingHttp> | null> => {
  try {
    return (await import("./team-sharing.http.ts")).makeTeamSharingHttp(call);
  } catch {
    return null;
  }
};

/** Teams over HTTP. */
export const makeTeamsHttp = (call: Caller): TeamStore => ({
  list: () => call(teams.list, none),
  update: (id, body) => call(teams.update, { ...none, params: { id }, body }),
  choose: (team_id) =>
    pipe(
      call(teams.choose, { ...none, body: { team_id } }),
      TE.map((chosen) => chosen.team_id),
    ),
  sharedWith: (what, id) => async () => (await later(call))?.sharedWith(what, id)() ?? offline,
  share: (what, id, change) => async () => (await later(call))?.share(what, id, change)() ?? offline,
});
