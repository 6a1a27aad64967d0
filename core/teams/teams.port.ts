import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ShareChange, Shareable, SharedWith, Team, TeamChange } from "./team.model.ts";

/** Where teams are kept. One request, one answer. */
export type TeamStore = {
  /** Those that the caller may work in, by label; none without the feature. */
  readonly list: () => TaskEither<Failure, readonly Team[]>;
  /** Refused as a conflict whose `current` is the stored team when it has changed since the version named. */
  readonly update: (id: number, change: TeamChange) => TaskEither<Failure, Team>;
  /**
   * Keeps the team that the caller works in.
   * @param id null for all teams, which is for administrators
   * @returns the team in force
   */
  readonly choose: (id: number | null) => TaskEither<Failure, number | null>;
  readonly sharedWith: (what: Shareable, id: number) => TaskEither<Failure, SharedWith>;
  /** Only administrators share with teams that they are not in. */
  readonly share: (what: Shareable, id: number, change: ShareChange) => TaskEither<Failure, SharedWith>;
};
export const TeamStore = token<TeamStore>("teams.store");
