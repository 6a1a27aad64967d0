import type { ContactValues } from "./contact-values.model.ts";
import { mainFields } from "./contact.model.ts";

const fields = [...mainFields, "tags"] as const;
export type EditedField = (typeof fields)[number];

const same = (a: string | readonly string[] | undefined, b: string | readonly string[] | undefined): boolean =>
  typeof a === "string" || typeof b === "string" || a === undefined || b === undefined ? a === b : a.length === b.length && a.every((text, index) => text === b[index]);

/** The fields that a change names. */
export const editedFields = (change: ContactValues): readonly EditedField[] => fields.filter((field) => change[field] !== undefined);

/** Whether a contact already is what the change makes of it. */
export const isInPlace = (change: ContactValues, contact: ContactValues): boolean => editedFields(change).every((field) => same(change[field], contact[field]));

/** The fields that someone else changed to something else since the change was begun. @param base the contact as it was when the change was begun @param current as it is now */
export const clashingFields = (base: ContactValues, change: ContactValues, current: ContactValues): readonly EditedField[] =>
  editedFields(change).filter((field) => !same(base[field], current[field]) && !same(change[field], current[field]));

/** Those values of a contact that a change names. */
export const valuesOf = (contact: ContactValues, names: readonly EditedField[]): ContactValues =>
  Object.fromEntries(names.map((field) => [field, contact[field]]));
