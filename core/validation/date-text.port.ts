import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

/** What a date text means: epoch seconds, and how to show them. */
export type ReadDate = { readonly timestamp: number; readonly formatted: string };

/** Who reads date texts. A text that is no date fails as `invalid`. */
export type DateTextReader = {
  /** @param offset minutes east of UTC where the text was typed */
  readonly read: (value: string, offset: number) => TaskEither<Failure, ReadDate>;
};
export const DateTextReader = token<DateTextReader>("validation.date-text-reader");
