import type { ReactNode } from "react";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { fieldColumns } from "../../../../core/contacts/list-settings.rule.ts";
import type { FieldColumn, MainColumn } from "../../../../core/contacts/list-view.model.ts";
import { phoneDisplay } from "../../../../core/validation/phone.rule.ts";
import type { contactsText } from "../../../i18n/en/contacts.ts";
import type { Say } from "../../../i18n/text-types.ts";
import type { Column } from "../../../kit/grid-column.ts";
import { TimeAgo } from "../../../kit/time-ago.view.tsx";
import { ContactName, FirstOf, Tags } from "./contact-cells.tsx";

/** A built-in column, the same for every organisation. */
export type ContactColumn = Column<Contact> & { readonly id: MainColumn };

const fieldCell = (field: FieldColumn, contact: Contact): ReactNode => {
  const value = contact[field];
  if (typeof value === "string") return value;
  return field === "tags" ? <Tags tags={value} /> : <FirstOf texts={field === "mobile" ? value.map(phoneDisplay) : value} />;
};

/**
 * The built-in columns of the contact list.
 * @param now epoch seconds
 */
export const contactColumns = (text: Say<typeof contactsText.texts>, now: number): readonly ContactColumn[] => [
  { id: "name", header: text("columns.name"), width: "large", isSortable: true, cell: (contact) => <ContactName contact={contact} /> },
  ...fieldColumns.map((field): ContactColumn => ({
    id: field,
    header: text(`fields.${field}`),
    onPhone: "bare",
    cell: (contact) => fieldCell(field, contact),
    ...(field === "email" ? { width: "fill" } : {}),
  })),
  {
    id: "updated",
    header: text("columns.updated"),
    isSortable: true,
    onPhone: "hidden",
    cell: (contact) => <TimeAgo at={contact.updated_at} now={now} />,
  },
];
