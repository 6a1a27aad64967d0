import * as E from "fp-ts/lib/Either.js";
import { checkFieldValues } from "../fields/field-check.rule.ts";
import { offeredOptions } from "../fields/field-options.rule.ts";
import type { Field } from "../fields/field.model.ts";
import { severalProblem } from "../fields/one-choice.rule.ts";
import { noRecords, type RecordIsThere, referenceProblem } from "../fields/reference.rule.ts";
import { sentFieldKey } from "../fields/related-record.rule.ts";
import { secretMask } from "../fields/secret.rule.ts";
import { isSystemField, isWritableField } from "../fields/writable-field.rule.ts";
import type { FieldRefusals } from "../kernel/failure.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { validationRefusals } from "../validation/validation-refusals.ts";
import { contactRefusals } from "./contact-refusals.ts";
import { emptiedProblem } from "./required-values.rule.ts";

type Values = Readonly<Record<string, unknown>>;

const longest = { textarea: 20_000, image: 2_000_000 } as const;
const longestOther = 1_000;

const sizeOf = (value: unknown): number => (typeof value === "string" ? value.length : (JSON.stringify(value) ?? "").length);

/** Maximum characters of a value of a field. */
export const longestFieldValue = (field: Pick<Field, "type" | "values">): number =>
  field.type === "textarea"
    ? longest.textarea
    : field.type === "image"
      ? longest.image
      : longestOther * (Array.isArray(field.values) ? 50 : 5);

/** Choices that the field does not offer and the contact does not have already. */
const strange = (field: Field, value: unknown, stored: unknown): readonly unknown[] => {
  if (field.type !== "list" || field.values === null || !Array.isArray(value)) return [];
  const known = new Set<unknown>([...offeredOptions(field.values).map(({ key }) => key), ...(Array.isArray(stored) ? stored : [])]);
  return value.filter((choice: unknown) => !known.has(choice));
};

/**
 * Context in which values are written.
 * @property isThere which records of custom objects can be referred to
 * @property bySystem by another system, with an API token
 */
export type Writing = { readonly isThere: RecordIsThere; readonly bySystem: boolean };

const byPeople: Writing = { isThere: noRecords, bySystem: false };

const problemOf = (field: Field, value: unknown, stored: unknown, { isThere, bySystem }: Writing): Refusal | string | null => {
  if (!(bySystem ? isSystemField : isWritableField)(field)) return contactRefusals.not_writable({ field: field.label });
  if (value === null) return emptiedProblem(field, value, stored);
  if (sizeOf(value) > longestFieldValue(field)) return contactRefusals.too_long({ field: field.label });
  if (field.type === "secret" && value === secretMask && stored !== secretMask) return validationRefusals.invalid({ field: field.label });
  const wrong = severalProblem(field, value) ?? referenceProblem(field, value, stored, isThere);
  if (wrong !== null) return wrong;
  const [other] = strange(field, value, stored);
  return other === undefined ? null : contactRefusals.not_offered({ value: String(other), field: field.label });
};

/** Values by field key; a related custom object is sent as `{field}_id`. */
const byFieldName = (fields: readonly Field[], values: Values): Values => {
  const names = new Map(fields.map((field) => [sentFieldKey(field), field.name]));
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [names.get(key) ?? key, value]));
};

/**
 * Custom values as they are stored, null for cleared ones; or the validation errors, by `fields.{key}`.
 * @param fields those visible to the author
 * @param stored the current values of the contact
 */
export const checkedCustomValues = (
  fields: readonly Field[],
  values: Values,
  stored: Values,
  writing: Writing = byPeople,
): E.Either<FieldRefusals, Values> => {
  const named = byFieldName(fields, values);
  const { errors, normalized } = checkFieldValues(fields, named);
  const found: Record<string, FieldRefusals[string]> = { ...errors };
  for (const field of fields) {
    const value = normalized[field.name];
    if (value === undefined) continue;
    const problem = problemOf(field, value, stored[field.name], writing);
    if (problem !== null) found[field.name] = [problem];
  }
  const prefixed = Object.fromEntries(Object.entries(found).map(([name, messages]) => [`fields.${name}`, messages]));
  return Object.keys(prefixed).length > 0 ? E.left(prefixed) : E.right(normalized);
};
