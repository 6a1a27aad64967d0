import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ContactMetrics, DistinctValue } from "./contact-figures.model.ts";

/** Contact statistics. */
export type ContactFigures = {
  /** The values of a field that match a search, at most 25, the most frequent first; secrets and hidden fields are refused at `field`. */
  readonly distinct: (field: string, query: string) => TaskEither<Failure, readonly DistinctValue[]>;
  readonly metrics: TaskEither<Failure, ContactMetrics>;
};
export const ContactFigures = token<ContactFigures>("contacts.figures");
