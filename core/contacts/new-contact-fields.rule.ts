import * as E from "fp-ts/lib/Either.js";
import { sameValue } from "../kernel/same-value.ts";
import type { Editable } from "../kernel/saver.model.ts";
import {
  customField,
  customFieldName,
  type EditedField,
  editedFields,
  isInPlace,
  joinedChange,
  valueOfField,
  valuesOf,
} from "./contact-edit.rule.ts";
import { emptyWrittenValues } from "./contact-field-kinds.rule.ts";
import { isWrittenField } from "./contact-fields.model.ts";
import type { ContactValues } from "./contact-values.model.ts";
import type { Contact } from "./contact.model.ts";

/**
 * The values sent for a new contact.
 * @property secrets by the key of their field; reads of contacts never include them
 */
export type NewContactValues = { readonly values: ContactValues; readonly secrets: Readonly<Record<string, string>> };
export type NewContactField = EditedField | "secrets";

const { tags: _tags, ...blank } = emptyWrittenValues;
const mainOf = (values: ContactValues): ContactValues => ({
  ...blank,
  ...valuesOf(
    values,
    editedFields(values).filter((field) => field in blank),
  ),
});

/** Whether a contact still has the values it was created with, custom fields aside. */
export const isMadeOf = (contact: Contact, values: ContactValues): boolean => isInPlace(mainOf(values), contact);

const isField = (field: NewContactField): field is EditedField => field !== "secrets";
/** The stored form of a value; an omitted one is empty. */
const valueIn = ({ values }: NewContactValues, field: EditedField): unknown =>
  valueOfField(values, field) ?? (isWrittenField(field) ? emptyWrittenValues[field] : null);

/** The change that sets the given fields of a contact to these values. */
export const changeOf = ({ values, secrets }: NewContactValues, fields: readonly NewContactField[]): ContactValues => {
  const named = fields.filter(isField);
  const change = valuesOf({ ...blank, ...values }, named);
  return fields.some((field) => field === "secrets") && Object.keys(secrets).length > 0
    ? joinedChange(change, { fields: secrets })
    : change;
};

/**
 * How `makeSaver` edits a new contact; a retry may find that an earlier request has created it.
 * @param all the values of earlier requests and those to be stored
 */
export const editableNewContact = (all: readonly ContactValues[]): Editable<Contact, NewContactValues, NewContactField> => {
  const own = [...new Set(all.flatMap(({ fields }) => Object.keys(fields ?? {})))].map(customField);
  const fields: readonly NewContactField[] = [...editedFields(blank), ...own, "secrets"];
  return {
    blank: { values: {}, secrets: {} },
    valuesOf: (contact) => ({ values: valuesOf(contact, fields.filter(isField)), secrets: {} }),
    overlaid: (contact, { values }) => ({
      ...contact,
      ...mainOf(values),
      fields: {
        ...contact.fields,
        ...Object.fromEntries(own.map((field) => [customFieldName(field) ?? "", valueOfField(values, field) ?? null])),
      },
    }),
    fieldsOf: () => fields,
    isSame: (field, a, b) => (isField(field) ? sameValue(valueIn(a, field), valueIn(b, field)) : sameValue(a.secrets, b.secrets)),
    replaced: (values, by, taken) => ({
      values: joinedChange(values.values, valuesOf({ ...blank, ...by.values }, taken.filter(isField))),
      secrets: taken.includes("secrets") ? by.secrets : values.secrets,
    }),
    normal: E.right,
  };
};
