import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import { contactName } from "../../../core/contacts/contact-name.rule.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";

/** A contact as it is stored, empty but for what is given. */
export const storedContact = (given: Partial<Contact> = {}): Contact => {
  const contact = {
    ...emptyWrittenValues,
    id: "7",
    con_id: 7,
    photo: null,
    archived: false,
    blocked: false,
    fields: {},
    version: 1,
    created_at: 10,
    updated_at: 10,
    ...given,
  };
  return { ...contact, name: contactName(contact) };
};
