import { ContainerModule } from "inversify";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { Identity } from "../../core/client/identity.service.ts";
import { CurrentTeam, makeCurrentTeam } from "../../core/teams/current-team.service.ts";
import { TeamStore } from "../../core/teams/teams.port.ts";
import { Caller } from "../http/caller.ts";
import { makeTeamsHttp } from "../http/teams.http.ts";
import { provide } from "./provide.ts";

/** Teams in the staff application; later calls carry the active team. */
export const teamsModule = new ContainerModule((options) => {
  provide(options, TeamStore, (call: Caller) => makeTeamsHttp(call), [Caller]);
  provide(
    options,
    CurrentTeam,
    (store: TeamStore, session: StaffSession, identity: Identity) => {
      const current = makeCurrentTeam({ store, session });
      current.team$.subscribe((team) => identity.hold({ team }));
      return current;
    },
    [TeamStore, StaffSession, Identity],
  );
});
