import * as E from "fp-ts/lib/Either.js";
import type { AuditNote } from "../audit/audit-note.model.ts";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import { fieldMayBecome } from "./convertible-field.rule.ts";
import { noField, stillConverting } from "./decide-field-change.rule.ts";
import { fieldRefusals } from "./field-refusals.ts";
import type { ConversionPlan, StoredField } from "./field-schema.model.ts";
import type { FieldType } from "./field-type.model.ts";

/**
 * A conversion that is asked for.
 * @property confirmed whether values may be emptied that cannot be converted
 */
export type ConversionRequest = { readonly to: FieldType; readonly confirmed: boolean };

/**
 * What the store reads before a conversion.
 * @property isConverting whether the field is being converted in the background
 * @property plan what the conversion does; null where it is confirmed and no group blocks it, as it then decides nothing
 */
export type ConversionFacts = { readonly isConverting: boolean; readonly plan: ConversionPlan | null };

/** A field in use that has the type already or may become it. */
export const convertibleField = (stored: StoredField | null, to: FieldType): E.Either<Failure, StoredField> => {
  if (stored === null || stored.deleted_at !== null) return noField;
  return stored.type === to || fieldMayBecome(stored.name, stored.type).includes(to)
    ? E.right(stored)
    : E.left(invalid({ to: [`Cannot convert ${stored.type} to ${to}.`] }));
};

/**
 * Decides a conversion: the table lacks it, one is under way, groups use an operator that the new type lacks, or values would be emptied and that is not confirmed (conflict with the plan).
 * @returns whether anything is converted: a field that has the type already stays as it is
 */
export const decideConversion = (
  stored: StoredField | null,
  { to, confirmed }: ConversionRequest,
  { isConverting, plan }: ConversionFacts,
): E.Either<Failure, { readonly field: StoredField; readonly converts: boolean }> => {
  const found = convertibleField(stored, to);
  if (E.isLeft(found)) return found;
  const field = found.right;
  if (field.type === to) return E.right({ field, converts: false });
  if (isConverting) return stillConverting;
  if (plan !== null && plan.blocked_by.length > 0)
    return E.left(conflict(fieldRefusals.groups_lose({ groups: plan.blocked_by.join(", ") }), plan));
  if (plan !== null && plan.warning !== null && !confirmed) return E.left(conflict(plan.warning, plan));
  return E.right({ field, converts: true });
};

/** What is written of a field whose values have all been converted; operators are those of the new type again. */
export type TypeWrite = { readonly field: StoredField; readonly audit: AuditNote };

const retyped = (field: StoredField, type: FieldType): StoredField => ({ ...field, type, filters: null, version: field.version + 1 });

/**
 * The field at the end of a conversion.
 * @param emptied how many values could not be converted
 */
export const convertedField = (field: StoredField, to: FieldType, emptied: number): TypeWrite => ({
  field: retyped(field, to),
  audit: { action: "field.convert", before: { type: field.type }, after: { type: to, emptied } },
});

/** The field once a conversion is taken back. */
export const revertedField = (field: StoredField, { from, to }: { readonly from: FieldType; readonly to: FieldType }): TypeWrite => ({
  field: retyped(field, from),
  audit: { action: "field.revert", before: { type: to }, after: { type: from } },
});
