import { type ReactNode, useMemo } from "react";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { pyramidText } from "../../i18n/en/pyramid.ts";
import { useText } from "../../i18n/use-text.ts";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { addressOfSort, sortOfQuery } from "./contact-columns.tsx";
import type { ContactListViewProps } from "./contact-list.view.tsx";
import { contactHref } from "./list-address.ts";
import { PyramidKeys, pyramidColumns, uplineColumn } from "./pyramid/pyramid-cells.view.tsx";

const idOf = (contact: Contact): string => contact.id;
const nameOf = (contact: Contact): string => contact.name;
const hrefOf = (contact: Contact): string => contactHref(contact.con_id);

/** Contacts in a grid: a plain list, a pyramid, or what was found in one. */
export const ContactRows = (props: ContactListViewProps & { readonly nothing: ReactNode }) => {
  const text = useText(contactsText);
  const say = useText(pyramidText);
  const { pyramid, uplines } = props;
  const columns = useMemo(() => {
    const plain = props.columns;
    if (pyramid !== null) return pyramidColumns(plain, pyramid);
    return [...uplines.values()].some(({ near }) => near.length > 0) ? [...plain, uplineColumn(say("upline"), uplines)] : plain;
  }, [say, props.columns, pyramid, uplines]);
  const grid = (
    <DataGrid
      label={text("list.grid")}
      columns={columns}
      rows={props.contacts}
      long={pyramid === null ? props.long : undefined}
      rowId={idOf}
      rowName={nameOf}
      rowHref={hrefOf}
      total={pyramid === null ? props.count : props.contacts.length}
      sort={sortOfQuery(props.query.sort)}
      onSort={(sort) => props.onSort(addressOfSort(sort))}
      selection={props.selection}
      onSelectionChange={props.onSelection}
      onResize={props.onResize}
      isLoading={props.isLoading || (!props.isLoaded && props.failure === null)}
      empty={props.nothing}
    />
  );
  return pyramid === null ? grid : <PyramidKeys>{grid}</PyramidKeys>;
};
