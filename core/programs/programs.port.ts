import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Program, ProgramValues } from "./program.model.ts";

/** What can be switched on. One request, one answer. */
export type ProgramStore = {
  readonly list: () => TaskEither<Failure, readonly Program[]>;
  readonly get: (id: string) => TaskEither<Failure, Program>;
  /**
   * Refused as a conflict when it is on already or cannot be switched on, and by field when the form is not right.
   * @param teams those it is for; none for all
   */
  readonly enable: (id: string, values: ProgramValues, teams: readonly number[]) => TaskEither<Failure, Program>;
};
export const ProgramStore = token<ProgramStore>("programs.store");
