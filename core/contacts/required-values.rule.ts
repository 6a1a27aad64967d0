import { isEmptyValue } from "../fields/empty-value.rule.ts";
import { isRequiredField } from "../fields/field-check.rule.ts";
import type { Field } from "../fields/field.model.ts";
import { isFormField } from "../fields/form-field.rule.ts";
import type { FieldRefusals } from "../kernel/failure.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { requiredRefusal } from "../validation/validation-message.rule.ts";

/**
 * The custom fields in which a new contact needs a value: required ones that forms show.
 * @param fields those visible to the author, as hidden ones cannot be filled in
 */
export const requiredFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter((field) => isRequiredField(field) && isFormField(field));

/**
 * Missing values of a new contact, by `fields.{key}`.
 * @param values custom values by key
 */
export const missingValues = (fields: readonly Field[], values: Readonly<Record<string, unknown>>): FieldRefusals =>
  Object.fromEntries(
    requiredFields(fields).flatMap(({ name, label }) => (isEmptyValue(values[name]) ? [[`fields.${name}`, [requiredRefusal(label)]]] : [])),
  );

/** The error for clearing a required value; null where it may be cleared or was empty before. */
export const emptiedProblem = (field: Field, value: unknown, stored: unknown): Refusal | null =>
  isEmptyValue(value) && !isEmptyValue(stored) && requiredFields([field]).length > 0 ? requiredRefusal(field.label) : null;
