import { type ContactSort, sortParts } from "../../../../core/contacts/contact-query.model.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import type { MainColumn } from "../../../../core/contacts/list-view.model.ts";
import type { contactsText } from "../../../i18n/en/contacts.ts";
import type { Say } from "../../../i18n/text-types.ts";
import type { Column, Sort } from "../../../kit/grid-column.ts";
import { TimeAgo } from "../../../kit/time-ago.view.tsx";
import { ContactName, FirstOf, Mobiles, Tags } from "./contact-cells.tsx";

/** A column that is there for every organisation. */
export type ContactColumn = Column<Contact> & { readonly id: MainColumn };

/**
 * The columns of the list of contacts.
 * @param now epoch seconds
 */
export const contactColumns = (text: Say<typeof contactsText.texts>, now: number): readonly ContactColumn[] => [
  { id: "name", header: text("columns.name"), width: "large", isSortable: true, cell: (contact) => <ContactName contact={contact} /> },
  { id: "email", header: text("columns.email"), width: "fill", onPhone: "bare", cell: (contact) => <FirstOf texts={contact.email} /> },
  { id: "mobile", header: text("columns.mobile"), onPhone: "bare", cell: (contact) => <Mobiles contact={contact} /> },
  { id: "tags", header: text("columns.tags"), onPhone: "bare", cell: (contact) => <Tags tags={contact.tags} /> },
  {
    id: "updated",
    header: text("columns.updated"),
    isSortable: true,
    onPhone: "hidden",
    cell: (contact) => <TimeAgo at={contact.updated_at} now={now} />,
  },
];

export const sortOfQuery = (sort: ContactSort): Sort => {
  const parts = sortParts(sort);
  const { isDescending } = parts;
  return { column: parts.by === "field" ? `fields.${parts.field}` : parts.by, direction: isDescending ? "descending" : "ascending" };
};

/** What the address says of an order. */
export const addressOfSort = ({ column, direction }: Sort): string => (direction === "descending" ? `-${column}` : column);
