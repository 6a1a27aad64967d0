import { isWrittenField, type WrittenField } from "../../../core/contacts/contact-fields.model.ts";

/** Translates the labels of `contactsText`. */
export type SayField = (key: `fields.${WrittenField}`) => string;

/** The label of a written field of contacts; null for any other field. */
export const writtenLabel = (text: SayField, field: string): string | null => (isWrittenField(field) ? text(`fields.${field}`) : null);
