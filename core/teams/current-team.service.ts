import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { distinctUntilChanged, map, type Observable, shareReplay } from "rxjs";
import type { StaffSession } from "../auth/staff-session.service.ts";
import type { Failure } from "../kernel/failure.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import { latestValue, type Remote } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { Team } from "./team.model.ts";
import type { TeamStore } from "./teams.port.ts";

/** The current team of the signed-in user. */
export type CurrentTeam = {
  /** The team's id, emitted only on change; null for all teams. */
  readonly team$: Observable<number | null>;
  readonly current: () => number | null;
  /**
   * Stores the choice with the account, so that it applies on every device.
   * @param id null for all teams
   */
  readonly choose: (id: number | null) => TaskEither<Failure, void>;
  /** The teams that the user may work in, once loaded. */
  readonly teams$: Observable<Remote<readonly Team[]>>;
  /** Reloads the teams, for example after a change. */
  readonly reload: TaskEither<Failure, readonly Team[]>;
};
export const CurrentTeam = token<CurrentTeam>("teams.current");

type Deps = { readonly store: TeamStore; readonly session: Pick<StaffSession, "current$" | "reload"> };

export const makeCurrentTeam = ({ store, session }: Deps): CurrentTeam => {
  let now: number | null = null;
  let user: number | null = null;
  const teams = makeRemote(store.list);
  const team$ = session.current$.pipe(
    map((current) => latestValue(current)?.team_id ?? null),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: false }),
  );
  team$.subscribe((id) => {
    now = id;
  });
  session.current$.subscribe((current) => {
    const known = latestValue(current)?.id ?? null;
    if (known !== user) teams.forget();
    user = known;
  });
  return {
    team$,
    current: () => now,
    choose: (id) => async () => {
      const kept = await store.choose(id)();
      if (E.isLeft(kept)) return kept;
      const known = await session.reload();
      return E.isLeft(known) ? known : E.right(undefined);
    },
    teams$: teams.state$,
    reload: teams.load(),
  };
};
