import type { ReactNode } from "react";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { DataGrid } from "../../../kit/data-grid.view.tsx";
import { type Column, sortOfParameter, sortParameter } from "../../../kit/grid-column.ts";
import type { ContactListViewProps } from "./contact-list.view.tsx";
import { contactHref } from "./list-address.ts";

export const idOf = (contact: Contact): string => contact.id;
export const nameOf = (contact: Contact): string => contact.name;
export const hrefOf = (contact: Contact): string => contactHref(contact.con_id);

export type ContactRowsProps = ContactListViewProps & { readonly nothing: ReactNode };
type ContactGridProps = ContactRowsProps & { readonly columns: readonly Column<Contact>[] };

/** Contacts in a grid: a virtual list, or the visible rows of the pyramid. */
export const ContactGrid = (props: ContactGridProps) => {
  const text = useText(contactsText);
  return (
    <DataGrid
      label={text("list.grid")}
      columns={props.columns}
      rows={props.contacts}
      long={props.pyramid === null ? props.long : undefined}
      rowId={idOf}
      rowName={nameOf}
      rowHref={hrefOf}
      total={props.pyramid === null ? props.count : props.contacts.length}
      sort={sortOfParameter(props.query.sort)}
      onSort={(sort) => props.onSort(sortParameter(sort))}
      selection={props.selection}
      {...(props.isGuest === true ? {} : { onSelectionChange: props.onSelection })}
      onResize={props.onResize}
      isLoading={props.isLoading || (!props.isLoaded && props.failure === null)}
      empty={props.nothing}
    />
  );
};
