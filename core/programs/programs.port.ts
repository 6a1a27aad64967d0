import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Program, ProgramValues } from "./program.model.ts";

/** The store of programs. Each call is one request. */
export type ProgramStore = {
  readonly list: () => TaskEither<Failure, readonly Program[]>;
  readonly get: (id: string) => TaskEither<Failure, Program>;
  /**
   * Refused as a conflict when it is already enabled or cannot be enabled, and by field when the form is invalid.
   * @param teams teams it is for; empty for all
   */
  readonly enable: (id: string, values: ProgramValues, teams: readonly number[]) => TaskEither<Failure, Program>;
};
export const ProgramStore = token<ProgramStore>("programs.store");
