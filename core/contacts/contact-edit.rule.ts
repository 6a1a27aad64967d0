import { sameValue } from "../kernel/same-value.ts";
import { isWrittenField, type WrittenField, writtenFields } from "./contact-fields.model.ts";
import type { ContactValues } from "./contact-values.model.ts";

/** An editable field: a standard field, or a custom field by its key. */
export type EditedField = WrittenField | `fields.${string}`;

const prefix = "fields.";

/** The name of a custom field among the edited fields. */
export const customField = (name: string): EditedField => `fields.${name}`;

/** The key of a custom field; null for a standard field. */
export const customFieldName = (field: EditedField): string | null => (field.startsWith(prefix) ? field.slice(prefix.length) : null);

/** The value that a change gives a field; undefined where it does not include it. */
export const valueOfField = (values: ContactValues, field: EditedField): unknown =>
  isWrittenField(field) ? values[field] : values.fields?.[field.slice(prefix.length)];

/** The value for comparison: a missing custom field equals an empty one. */
const compared = (values: ContactValues, field: EditedField): unknown =>
  valueOfField(values, field) ?? (isWrittenField(field) ? undefined : null);

/** The fields that a change includes. */
export const editedFields = (change: ContactValues): readonly EditedField[] => [
  ...writtenFields.filter((field) => change[field] !== undefined),
  ...Object.keys(change.fields ?? {}).map(customField),
];

/** Whether a contact already has all values of the change. */
export const isInPlace = (change: ContactValues, contact: ContactValues): boolean =>
  editedFields(change).every((field) => sameValue(compared(change, field), compared(contact, field)));

/** The values of a contact in the given fields. */
export const valuesOf = (contact: ContactValues, names: readonly EditedField[]): ContactValues => {
  const custom = names.map(customFieldName).filter((name) => name !== null);
  return {
    ...Object.fromEntries(names.filter(isWrittenField).map((field) => [field, contact[field]])),
    ...(custom.length === 0 ? {} : { fields: Object.fromEntries(custom.map((name) => [name, contact.fields?.[name] ?? null])) }),
  };
};

/** Two changes combined; the second takes precedence. */
export const joinedChange = (change: ContactValues, more: ContactValues): ContactValues => ({
  ...change,
  ...more,
  ...(change.fields === undefined && more.fields === undefined ? {} : { fields: { ...change.fields, ...more.fields } }),
});
