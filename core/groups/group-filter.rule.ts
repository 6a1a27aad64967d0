import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import type { Filter, FilterProblem } from "../filters/filter.model.ts";
import { parseFilter } from "../filters/parse-filter.rule.ts";
import { type Failure, invalid } from "../kernel/failure.ts";
import { fieldTypesOf, type GroupField } from "./contact-fields.rule.ts";

/** Parses the document of a group; unknown fields, unknown operators and too many clauses are refused with their path. */
export const readGroupFilter = (document: unknown, fields: readonly GroupField[]): E.Either<FilterProblem, Filter> =>
  parseFilter(document, fieldTypesOf(fields), true);

const keysIn = (document: unknown): readonly string[] => {
  if (Array.isArray(document)) return document.flatMap(keysIn);
  return typeof document === "object" && document !== null
    ? Object.entries(document).flatMap(([key, value]) => [key, ...keysIn(value)])
    : [];
};

/**
 * Whether a document, even an invalid one, uses an existing field that the caller may not filter by.
 * @param all every field
 * @param askable those that the caller may filter by
 */
export const isRedactedFilter = (document: unknown, all: readonly GroupField[], askable: readonly GroupField[]): boolean => {
  const allowed = new Set(askable.map(({ name }) => name));
  const redacted = new Set(all.flatMap(({ name }) => (allowed.has(name) ? [] : [name])));
  return redacted.size > 0 && keysIn(document).some((key) => redacted.has(key));
};

/** Parses a document to be stored; errors are reported at `filters` and its path. */
export const acceptedFilter = (document: unknown, fields: readonly GroupField[]): E.Either<Failure, Filter> =>
  pipe(
    readGroupFilter(document, fields),
    E.mapLeft(({ path, error }) => invalid({ [path === "" ? "filters" : `filters.${path}`]: [error] })),
  );
