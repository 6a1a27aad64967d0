import { fieldOptionLabel } from "../fields/field-options.rule.ts";
import type { FieldType } from "../fields/field-type.model.ts";
import type { FieldValues } from "../fields/field.model.ts";
import type { Language } from "../portal/language.rule.ts";
import { phoneDisplay } from "../validation/phone.rule.ts";
import { emptyWrittenValues } from "./contact-field-kinds.rule.ts";
import { contactField, type WrittenField, writtenFields, type WrittenValues } from "./contact-fields.model.ts";
import type { Contact } from "./contact.model.ts";

/** A custom field as a variable of texts. */
export type VariableField = { readonly name: string; readonly type: FieldType; readonly values: FieldValues | null };

/** Whose language and time zone a message is written in. */
export type WrittenFor = { readonly language: Language; readonly timeZone: string };

type Words = (value: unknown, field: VariableField, reader: WrittenFor) => string;

const many = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const plain: Words = (value) => many(value).map(String).join(", ");
const answers: Readonly<Record<Language, { readonly yes: string; readonly no: string }>> = {
  en: { yes: "yes", no: "no" },
  es: { yes: "sí", no: "no" },
};

const date: Words = (value, _field, { language }) => {
  const at = new Date(`${String(value)}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? String(value) : new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(at);
};

/** Formats a value for a message; null for types that messages cannot include. */
const words: Readonly<Record<FieldType, Words | null>> = {
  int: plain,
  bool: (value, _field, { language }) => answers[language][value === true ? "yes" : "no"],
  string: plain,
  textarea: plain,
  email: plain,
  date,
  time: (value, _field, { language, timeZone }) =>
    typeof value === "number"
      ? new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone }).format(new Date(value * 1000))
      : String(value),
  list: (value, { values }) =>
    many(value)
      .map((choice) => fieldOptionLabel(values, String(choice)))
      .join(", "),
  id_number: plain,
  related_contacts: null,
  image: null,
  secret: null,
  related_custom_object: null,
};

type Named = Pick<Contact, "name" | "fields"> & WrittenValues;

const nobody: Named = { name: "", ...emptyWrittenValues, fields: {} };

/** A written field in a message: the first of addresses, other lists in full. */
const writtenText = (field: WrittenField, value: string | readonly string[]): string => {
  if (typeof value === "string") return value;
  const [first = ""] = value;
  switch (contactField(field).kind) {
    case "emails":
      return first;
    case "mobiles":
      return first === "" ? "" : phoneDisplay(first);
    default:
      return value.join(", ");
  }
};

/**
 * The values of message variables: standard fields and the given custom fields.
 * @param contact null for no particular contact, with all values empty
 * @param fields those visible to the author
 */
export const contactVariables = (
  contact: Named | null,
  fields: readonly VariableField[],
  reader: WrittenFor,
): ReadonlyMap<string, string> => {
  const named = contact ?? nobody;
  const said = fields.flatMap((field): readonly (readonly [string, string])[] => {
    const say = words[field.type];
    const value = named.fields[field.name];
    if (say === null) return [];
    return [[field.name, value === null || value === undefined || value === "" ? "" : say(value, field, reader)]];
  });
  return new Map([...said, ["name", named.name], ...writtenFields.map((field) => [field, writtenText(field, named[field])] as const)]);
};
