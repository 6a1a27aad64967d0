import { contactRefusals } from "../contacts/contact-refusals.ts";
import { type FieldRefusals, messagesOf } from "../kernel/failure.ts";
import { invalidRefusal, requiredRefusal } from "../validation/validation-message.rule.ts";
import { isEmptyValue } from "./empty-value.rule.ts";
import { storedFieldValue } from "./field-value.rule.ts";
import type { Field } from "./field.model.ts";

type CheckedField = Pick<Field, "name" | "label" | "type" | "required">;

/** The result of validating values: errors by field, and the values as they would be stored. */
export type FieldCheck = {
  readonly valid: boolean;
  readonly errors: FieldRefusals;
  readonly normalized: Readonly<Record<string, unknown>>;
};

/** The result with plain messages, without codes. */
export const shownCheck = ({ errors, ...check }: FieldCheck) => ({ ...check, errors: messagesOf(errors) });

/** Whether a form requires a field: the field named `name` always, a true/false never, others as in their schema. */
export const isRequiredField = (field: Pick<Field, "name" | "type" | "required">): boolean =>
  field.name === "name" || (field.required === true && field.type !== "bool");

const wordOf = ({ name, label }: CheckedField): string => (label.trim() === "" ? name : label);

/** Validates form values against the schema of their fields; an unknown key is an error. */
export const checkFieldValues = (fields: readonly CheckedField[], values: Readonly<Record<string, unknown>>): FieldCheck => {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const errors: Record<string, FieldRefusals[string]> = {};
  const normalized: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const field = byName.get(key);
    if (field === undefined) errors[key] = [contactRefusals.unknown_field({ key })];
    else if (isEmptyValue(value)) normalized[key] = null;
    else {
      const stored = storedFieldValue(key, field.type, value);
      if (stored._tag === "Some") normalized[key] = stored.value;
      else errors[key] = [invalidRefusal(wordOf(field))];
    }
  }
  return { valid: Object.keys(errors).length === 0, errors, normalized };
};

/** Validates a whole form: its values, and that no required one is missing. */
export const checkForm = (fields: readonly CheckedField[], values: Readonly<Record<string, unknown>>): FieldCheck => {
  const checked = checkFieldValues(fields, values);
  const missing = fields.filter((field) => isRequiredField(field) && isEmptyValue(values[field.name]));
  const errors = { ...checked.errors, ...Object.fromEntries(missing.map((field) => [field.name, [requiredRefusal(wordOf(field))]])) };
  return { ...checked, valid: Object.keys(errors).length === 0, errors };
};
