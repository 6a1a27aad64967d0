import { isEmptyValue } from "../fields/empty-value.rule.ts";
import { isRequiredField } from "../fields/field-check.rule.ts";
import type { Field } from "../fields/field.model.ts";
import { isFormField } from "../fields/form-field.rule.ts";
import type { FieldRefusals } from "../kernel/failure.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { requiredRefusal } from "../validation/validation-message.ts";

/**
 * The own fields that a new contact must have a value in: required ones that forms show.
 * @param fields those that the writer sees, for nobody fills in what they do not see
 */
export const requiredFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter((field) => isRequiredField(field) && isFormField(field));

/**
 * What a new contact lacks, by `fields.{key}`.
 * @param values own values by key
 */
export const missingValues = (fields: readonly Field[], values: Readonly<Record<string, unknown>>): FieldRefusals =>
  Object.fromEntries(
    requiredFields(fields).flatMap(({ name, label }) => (isEmptyValue(values[name]) ? [[`fields.${name}`, [requiredRefusal(label)]]] : [])),
  );

/** What is said when a required value would be taken away; null where it may be, or was never there. */
export const emptiedProblem = (field: Field, value: unknown, stored: unknown): Refusal | null =>
  isEmptyValue(value) && !isEmptyValue(stored) && requiredFields([field]).length > 0 ? requiredRefusal(field.label) : null;
