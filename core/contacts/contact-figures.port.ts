import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ContactMetrics, DistinctValue } from "./contact-figures.model.ts";

/** Contacts in numbers. */
export type ContactFigures = {
  /** The values of a field that hold some words, at most 25, the most frequent first; secrets and hidden fields are refused at `field`. */
  readonly distinct: (field: string, query: string) => TaskEither<Failure, readonly DistinctValue[]>;
  readonly metrics: TaskEither<Failure, ContactMetrics>;
};
export const ContactFigures = token<ContactFigures>("contacts.figures");
