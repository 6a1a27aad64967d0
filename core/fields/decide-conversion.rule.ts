import * as E from "fp-ts/lib/Either.js";
import type { AuditNote } from "../audit/audit-note.model.ts";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import { fieldMayBecome } from "./convertible-field.rule.ts";
import { noField, stillConverting } from "./decide-field-change.rule.ts";
import { fieldRefusals } from "./field-refusals.ts";
import type { ConversionPlan, StoredField } from "./field-schema.model.ts";
import type { FieldType } from "./field-type.model.ts";

/**
 * A requested conversion.
 * @property confirmed whether values that cannot be converted may be emptied
 */
export type ConversionRequest = { readonly to: FieldType; readonly confirmed: boolean };

/**
 * What the store reads before a conversion.
 * @property isConverting whether the field is being converted in the background
 * @property plan the effect of the conversion; null where it is confirmed and blocked by no group, as it is not needed then
 */
export type ConversionFacts = { readonly isConverting: boolean; readonly plan: ConversionPlan | null };

/** The field, if it is in use and has the type already or is convertible to it. */
export const convertibleField = (stored: StoredField | null, to: FieldType): E.Either<Failure, StoredField> => {
  if (stored === null || stored.deleted_at !== null) return noField;
  return stored.type === to || fieldMayBecome(stored.name, stored.type).includes(to)
    ? E.right(stored)
    : E.left(invalid({ to: [`Cannot convert ${stored.type} to ${to}.`] }));
};

/**
 * Decides a conversion: it is not supported, one is in progress, groups use an operator that the new type lacks, or emptied values are not
 * confirmed (conflict with the plan).
 * @returns whether anything is converted: a field that has the type already is unchanged
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

/** A write of a field whose values have all been converted; its operators are reset to those of the new type. */
export type TypeWrite = { readonly field: StoredField; readonly audit: AuditNote };

const retyped = (field: StoredField, type: FieldType): StoredField => ({ ...field, type, filters: null, version: field.version + 1 });

/**
 * The field after a conversion.
 * @param emptied number of values that could not be converted
 */
export const convertedField = (field: StoredField, to: FieldType, emptied: number): TypeWrite => ({
  field: retyped(field, to),
  audit: { action: "field.convert", before: { type: field.type }, after: { type: to, emptied } },
});

/** The field after a conversion is undone. */
export const revertedField = (field: StoredField, { from, to }: { readonly from: FieldType; readonly to: FieldType }): TypeWrite => ({
  field: retyped(field, from),
  audit: { action: "field.revert", before: { type: to }, after: { type: from } },
});
