import type { FieldValues } from "./field.model.ts";

/** One thing to choose: what is stored, and what is shown. */
export type FieldOption = { readonly key: string; readonly label: string };

/** What a field offers, in its order; a plain list stores its labels. */
export const fieldOptions = (values: FieldValues | null): readonly FieldOption[] => {
  if (values === null) return [];
  if (Array.isArray(values)) return values.map((label: string) => ({ key: label, label }));
  return Object.entries(values).map(([key, label]) => ({ key, label }));
};

const removed = " (removed)";

/** What a choice is called that is known by name and no longer offered. */
export const removedLabel = (label: string): string => `${label}${removed}`;

/** What can be chosen: all but what is called removed. */
export const offeredOptions = (values: FieldValues | null): readonly FieldOption[] =>
  fieldOptions(values).filter(({ label }) => !label.endsWith(removed));

/** What a stored choice is called; one that is no longer offered keeps its name and says so. */
export const fieldOptionLabel = (values: FieldValues | null, key: string): string => {
  if (values === null) return key;
  return fieldOptions(values).find((option) => option.key === key)?.label ?? removedLabel(key);
};
