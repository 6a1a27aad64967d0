import { contactRefusals } from "../contacts/contact-refusals.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { isProductField } from "./contact-team.rule.ts";
import { type FieldOption, offeredOptions } from "./field-options.rule.ts";
import { isListType } from "./field-type.model.ts";
import type { Field, FieldValues } from "./field.model.ts";

/** Whether a field of options holds at most one. */
export const isOneChoice = (field: Pick<Field, "name">): boolean => isProductField(field);

/** Whether a field holds multiple values. */
export const holdsSeveral = (field: Pick<Field, "name" | "type">): boolean => isListType(field.type) && !isOneChoice(field);

/** The error of a value with several options where one is allowed; null for a valid value. */
export const severalProblem = (field: Pick<Field, "name" | "label">, value: unknown): Refusal | null =>
  isOneChoice(field) && Array.isArray(value) && value.length > 1 ? contactRefusals.one_choice({ field: field.label }) : null;

/** The options of a single-choice field, sorted by label. */
export const offeredByName = (values: FieldValues | null): readonly FieldOption[] =>
  offeredOptions(values).toSorted((a, b) => a.label.localeCompare(b.label));

/** The key of the single selected option; null for none. */
export const chosenOne = (value: unknown): string | null => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" || typeof first === "number" ? String(first) : null;
};
