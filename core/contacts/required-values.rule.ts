import { isEmptyValue } from "../fields/empty-value.rule.ts";
import { isRequiredField } from "../fields/field-check.rule.ts";
import type { Field } from "../fields/field.model.ts";
import { isFormField } from "../fields/form-field.rule.ts";
import type { FieldErrors } from "../kernel/failure.ts";
import { requiredMessage } from "../validation/validation-message.ts";

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
export const missingValues = (fields: readonly Field[], values: Readonly<Record<string, unknown>>): FieldErrors =>
  Object.fromEntries(
    requiredFields(fields).flatMap(({ name, label }) => (isEmptyValue(values[name]) ? [[`fields.${name}`, [requiredMessage(label)]]] : [])),
  );

/** What is said when a required value would be taken away; null where it may be, or was never there. */
export const emptiedProblem = (field: Field, value: unknown, stored: unknown): string | null =>
  isEmptyValue(value) && !isEmptyValue(stored) && requiredFields([field]).length > 0 ? requiredMessage(field.label) : null;
