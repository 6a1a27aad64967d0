import { sameValue } from "../kernel/same-value.ts";
import { isWrittenField, type WrittenField, writtenFields } from "./contact-fields.model.ts";
import type { ContactValues } from "./contact-values.model.ts";

/** A field that can be edited: one that every contact has, or one of the organisation's own by its key. */
export type EditedField = WrittenField | `fields.${string}`;

const prefix = "fields.";

/** How an own field of the organisation is named among those edited. */
export const customField = (name: string): EditedField => `fields.${name}`;

/** The key of an own field, or null for one that every contact has. */
export const customFieldName = (field: EditedField): string | null => (field.startsWith(prefix) ? field.slice(prefix.length) : null);

/** What a change gives a field; undefined where it does not name it. */
export const valueOfField = (values: ContactValues, field: EditedField): unknown =>
  isWrittenField(field) ? values[field] : values.fields?.[field.slice(prefix.length)];

/** The value as it is compared: an own field that is missing is an empty one. */
const compared = (values: ContactValues, field: EditedField): unknown =>
  valueOfField(values, field) ?? (isWrittenField(field) ? undefined : null);

/** The fields that a change names. */
export const editedFields = (change: ContactValues): readonly EditedField[] => [
  ...writtenFields.filter((field) => change[field] !== undefined),
  ...Object.keys(change.fields ?? {}).map(customField),
];

/** Whether a contact already is what the change makes of it. */
export const isInPlace = (change: ContactValues, contact: ContactValues): boolean =>
  editedFields(change).every((field) => sameValue(compared(change, field), compared(contact, field)));

/** Those values of a contact that a change names. */
export const valuesOf = (contact: ContactValues, names: readonly EditedField[]): ContactValues => {
  const custom = names.map(customFieldName).filter((name) => name !== null);
  return {
    ...Object.fromEntries(names.filter(isWrittenField).map((field) => [field, contact[field]])),
    ...(custom.length === 0 ? {} : { fields: Object.fromEntries(custom.map((name) => [name, contact.fields?.[name] ?? null])) }),
  };
};

/** A change on top of another. */
export const joinedChange = (change: ContactValues, more: ContactValues): ContactValues => ({
  ...change,
  ...more,
  ...(change.fields === undefined && more.fields === undefined ? {} : { fields: { ...change.fields, ...more.fields } }),
});
