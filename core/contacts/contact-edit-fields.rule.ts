import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import type { Editable } from "../kernel/saver.model.ts";
import { editedFields, type EditedField, isInPlace, joinedChange, valuesOf } from "./contact-edit.rule.ts";
import { writtenFields } from "./contact-fields.model.ts";
import type { ContactValues } from "./contact-values.model.ts";
import { normalContactValues } from "./contact-values.rule.ts";
import type { Contact } from "./contact.model.ts";

/** All editable values of a contact. */
export const editedValues = (contact: ContactValues): ContactValues => ({
  ...valuesOf(contact, writtenFields),
  fields: contact.fields ?? {},
});

const isSame = (field: EditedField, a: ContactValues, b: ContactValues): boolean => isInPlace(valuesOf(a, [field]), b);

/** How the fields of a contact are edited: only changed fields are validated and sent. */
export const editableContact: Editable<Contact, ContactValues, EditedField> = {
  blank: {},
  valuesOf: editedValues,
  overlaid: (contact, values) => ({ ...contact, ...values, fields: { ...contact.fields, ...values.fields } }),
  fieldsOf: (...all) => [...new Set(all.flatMap(editedFields))],
  isSame,
  replaced: (values, by, fields) => joinedChange(values, valuesOf(by, fields)),
  normal: (typed, before) => {
    const changed = editedFields(typed).filter((field) => !isSame(field, typed, before));
    return pipe(
      normalContactValues(valuesOf(typed, changed)),
      E.map((values) => joinedChange(typed, values)),
    );
  },
};
