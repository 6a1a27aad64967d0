import type { FieldValues } from "./field.model.ts";

/** An option: its stored key and its label. */
export type FieldOption = { readonly key: string; readonly label: string };

/** The options of a field, in order; a plain list stores its labels. */
export const fieldOptions = (values: FieldValues | null): readonly FieldOption[] => {
  if (values === null) return [];
  if (Array.isArray(values)) return values.map((label: string) => ({ key: label, label }));
  return Object.entries(values).map(([key, label]) => ({ key, label }));
};

const removed = " (removed)";

/** The label of an option that is no longer offered. */
export const removedLabel = (label: string): string => `${label}${removed}`;

/** The options that can be chosen: all except those labelled removed. */
export const offeredOptions = (values: FieldValues | null): readonly FieldOption[] =>
  fieldOptions(values).filter(({ label }) => !label.endsWith(removed));

/** The label of a stored option; one no longer offered keeps its label, marked as removed. */
export const fieldOptionLabel = (values: FieldValues | null, key: string): string => {
  if (values === null) return key;
  return fieldOptions(values).find((option) => option.key === key)?.label ?? removedLabel(key);
};
