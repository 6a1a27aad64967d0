import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

/** The result of parsing a date text: epoch seconds and their display form. */
export type ReadDate = { readonly timestamp: number; readonly formatted: string };

/** Parses date texts. A text that is not a date fails as `invalid`. */
export type DateTextReader = {
  /** @param offset minutes east of UTC where the text was typed */
  readonly read: (value: string, offset: number) => TaskEither<Failure, ReadDate>;
};
export const DateTextReader = token<DateTextReader>("validation.date-text-reader");
