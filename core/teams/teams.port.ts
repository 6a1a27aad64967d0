import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ShareChange, Shareable, SharedWith, Team, TeamChange } from "./team.model.ts";

/** The store of teams. Each call is one request. */
export type TeamStore = {
  /** The teams that the caller may work in, by label; empty without the feature. */
  readonly list: () => TaskEither<Failure, readonly Team[]>;
  /** A version conflict is refused; its `current` is the stored team. */
  readonly update: (id: number, change: TeamChange) => TaskEither<Failure, Team>;
  /**
   * Stores the caller's current team.
   * @param id null for all teams, administrators only
   * @returns the current team
   */
  readonly choose: (id: number | null) => TaskEither<Failure, number | null>;
  readonly sharedWith: (what: Shareable, id: number) => TaskEither<Failure, SharedWith>;
  /** Only administrators may share with teams that they do not belong to. */
  readonly share: (what: Shareable, id: number, change: ShareChange) => TaskEither<Failure, SharedWith>;
};
export const TeamStore = token<TeamStore>("teams.store");
