import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import type { Filter, FilterProblem } from "../filters/filter.model.ts";
import { parseFilter } from "../filters/parse-filter.rule.ts";
import { type Failure, invalid } from "../kernel/failure.ts";
import { fieldTypesOf, type GroupField } from "./contact-fields.rule.ts";

/** Reads the document of a group; a field that is gone, an unknown operator or too many clauses are told with their place. */
export const readGroupFilter = (document: unknown, fields: readonly GroupField[]): E.Either<FilterProblem, Filter> =>
  parseFilter(document, fieldTypesOf(fields), true);

const keysIn = (document: unknown): readonly string[] => {
  if (Array.isArray(document)) return document.flatMap(keysIn);
  return typeof document === "object" && document !== null
    ? Object.entries(document).flatMap(([key, value]) => [key, ...keysIn(value)])
    : [];
};

/**
 * Whether a document, one that cannot be read too, names a field that there is but that who asks may not ask about.
 * @param all every field
 * @param askable those that they may ask about
 */
export const isRedactedFilter = (document: unknown, all: readonly GroupField[], askable: readonly GroupField[]): boolean => {
  const allowed = new Set(askable.map(({ name }) => name));
  const redacted = new Set(all.flatMap(({ name }) => (allowed.has(name) ? [] : [name])));
  return redacted.size > 0 && keysIn(document).some((key) => redacted.has(key));
};

/** The same for a document that is to be kept: what is wrong is told at `filters` and its path. */
export const acceptedFilter = (document: unknown, fields: readonly GroupField[]): E.Either<Failure, Filter> =>
  pipe(
    readGroupFilter(document, fields),
    E.mapLeft(({ path, error }) => invalid({ [path === "" ? "filters" : `filters.${path}`]: [error] })),
  );
