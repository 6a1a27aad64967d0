import type { FieldType } from "../fields/field-type.model.ts";
import { longestEmail } from "../validation/email.rule.ts";
import { longestTag } from "./tag-normalize.rule.ts";

/**
 * Kinds of values: one line of text, a list of emails, mobiles or tags, a text kept by the system, seconds or a number.
 * Lists are stored as texts; operations on values of a kind are in `contact-field-kinds.rule.ts`.
 */
export type ContactFieldKind = "text" | "emails" | "mobiles" | "tags" | "kept" | "seconds" | "number";

/**
 * A standard field, which every contact has.
 * @property label in English, for exports, imports and error messages
 * @property type for filters, merges and custom fields
 * @property writer `people` edit it in forms, imports and bulk changes; `owner` is written by the contact or with a picture and merged;
 *   `system` is never written
 * @property isMain whether forms and lists show it first
 * @property longest maximum characters of one typed text
 * @property most maximum entries of a list
 */
type ContactField = {
  readonly label: string;
  readonly type: FieldType;
  readonly kind: ContactFieldKind;
  readonly writer: "people" | "owner" | "system";
  readonly isMain?: true;
  readonly longest?: number;
  readonly most?: number;
};

/** Maximum characters of a first or last name. */
export const longestName = 100;
/** Maximum number of tags of a contact. */
export const mostTags = 100;
/** Maximum number of emails, or of mobiles, of a contact. */
export const mostAddresses = 10;
const longestMobile = 40;

/** Every standard field, in display order; all other lists of them derive from this table. */
export const contactFieldTable = {
  first_name: { label: "First name", type: "string", kind: "text", writer: "people", isMain: true, longest: longestName },
  last_name: { label: "Last name", type: "string", kind: "text", writer: "people", isMain: true, longest: longestName },
  email: { label: "Email", type: "email", kind: "emails", writer: "people", isMain: true, longest: longestEmail, most: mostAddresses },
  mobile: { label: "Mobile", type: "string", kind: "mobiles", writer: "people", isMain: true, longest: longestMobile, most: mostAddresses },
  tags: { label: "Tags", type: "list", kind: "tags", writer: "people", longest: longestTag * 2, most: mostTags },
  language: { label: "Language", type: "string", kind: "kept", writer: "owner" },
  photo: { label: "Photo", type: "image", kind: "kept", writer: "owner" },
  created_at: { label: "Created", type: "time", kind: "seconds", writer: "system" },
  updated_at: { label: "Last updated", type: "time", kind: "seconds", writer: "system" },
  con_id: { label: "Contact ID", type: "int", kind: "number", writer: "system" },
} as const satisfies Readonly<Record<string, ContactField>>;

type Table = typeof contactFieldTable;
export type ContactFieldName = keyof Table;

/** The fields that users edit. */
export type WrittenField = { [Name in ContactFieldName]: Table[Name]["writer"] extends "people" ? Name : never }[ContactFieldName];
/** The fields that forms and lists show first. */
export type MainField = { [Name in ContactFieldName]: Table[Name] extends { readonly isMain: true } ? Name : never }[ContactFieldName];

type OfKind<Kind extends ContactFieldKind> = { [Name in WrittenField]: Table[Name]["kind"] extends Kind ? Name : never }[WrittenField];
/** The written fields that hold one line of text. */
export type LineField = OfKind<"text">;
/** The written fields that hold emails or mobiles. */
export type AddressField = OfKind<"emails" | "mobiles">;

/** The value of a written field. */
export type WrittenValue<Name extends WrittenField> = Table[Name]["kind"] extends "text" ? string : readonly string[];
/** The values of all written fields. */
export type WrittenValues = { readonly [Name in WrittenField]: WrittenValue<Name> };

/** A row of the table without its key. */
export const contactField = (name: ContactFieldName): ContactField => contactFieldTable[name];

const isName = (name: string): name is ContactFieldName => Object.hasOwn(contactFieldTable, name);
/** All names, in the order of the table. */
export const contactFieldNames: readonly ContactFieldName[] = Object.keys(contactFieldTable).filter(isName);

/** Whether users edit a field of this name. */
export const isWrittenField = (name: string): name is WrittenField => isName(name) && contactField(name).writer === "people";
/** The fields that users edit, in the order of the table. */
export const writtenFields: readonly WrittenField[] = contactFieldNames.filter(isWrittenField);

/** Whether a written field holds one line of text. */
export const isLineField = <Name extends WrittenField>(name: Name): name is Name & LineField => contactField(name).kind === "text";
/** Whether a written field holds emails or mobiles. */
export const isAddressField = <Name extends WrittenField>(name: Name): name is Name & AddressField =>
  contactField(name).kind === "emails" || contactField(name).kind === "mobiles";

const isMain = (name: ContactFieldName): name is MainField => contactField(name).isMain === true;
/** The fields that forms and lists show first, in the order of the table. */
export const mainFields: readonly MainField[] = contactFieldNames.filter(isMain);
