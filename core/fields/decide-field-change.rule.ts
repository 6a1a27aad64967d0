import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, invalid, notFound } from "../kernel/failure.ts";
import { isProductField } from "./contact-team.rule.ts";
import { definitionProblems } from "./field-definition.rule.ts";
import { fieldRefusals } from "./field-refusals.ts";
import type { FieldChange, StoredField } from "./field-schema.model.ts";
import { definitionOutcome, type FieldOutcome } from "./field-write.rule.ts";

/** The refusal for a field that does not exist. */
export const noField: E.Either<Failure, never> = E.left(notFound(fieldRefusals.no_field));

/** The refusal of changes to a field whose values are being converted in the background. */
export const stillConverting: E.Either<Failure, never> = E.left(conflict(fieldRefusals.converting));

/**
 * Decides a change of a field's definition: the field is not in use, is being converted, the definition is invalid or has a version
 * conflict; else the given parts are written. The options of a product field are never changed.
 * @param stored null where there is none
 */
export const decideFieldChange = (
  stored: StoredField | null,
  { version, ...change }: FieldChange,
  isConverting: boolean,
): E.Either<Failure, FieldOutcome> => {
  if (stored === null || stored.deleted_at !== null) return noField;
  if (isConverting) return stillConverting;
  const { values: _, ...withoutValues } = change;
  const wanted = isProductField(stored) ? withoutValues : change;
  const problems = definitionProblems(stored.type, wanted);
  if (Object.keys(problems).length > 0) return E.left(invalid(problems));
  if (stored.version !== version) return E.left(conflict(fieldRefusals.field_changed, stored));
  return E.right(definitionOutcome(stored, wanted));
};
