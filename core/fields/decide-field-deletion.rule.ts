import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import { isProductField } from "./contact-team.rule.ts";
import { noField, stillConverting } from "./decide-field-change.rule.ts";
import { fieldRefusals } from "./field-refusals.ts";
import type { StoredField } from "./field-schema.model.ts";
import { type FieldOutcome, fieldOutcome } from "./field-write.rule.ts";

const decided = (
  stored: StoredField,
  isConverting: boolean,
  action: string,
  deleted_at: number | null,
): E.Either<Failure, FieldOutcome> => {
  if (isConverting) return stillConverting;
  const isInPlace = (stored.deleted_at === null) === (deleted_at === null);
  return E.right(isInPlace ? { field: stored, write: null } : fieldOutcome(stored, action, { deleted_at }, { deleted_at }));
};

/**
 * Decides whether a field is deleted; a product field never is, and a deleted one is unchanged.
 * @param now epoch seconds
 */
export const decideFieldDelete = (stored: StoredField | null, isConverting: boolean, now: number): E.Either<Failure, FieldOutcome> => {
  if (stored === null) return noField;
  return isProductField(stored)
    ? E.left(invalid({ name: [fieldRefusals.always_there] }))
    : decided(stored, isConverting, "field.delete", now);
};

/** Decides whether a field is restored; one in use is unchanged. */
export const decideFieldRestore = (stored: StoredField | null, isConverting: boolean): E.Either<Failure, FieldOutcome> =>
  stored === null ? noField : decided(stored, isConverting, "field.restore", null);
