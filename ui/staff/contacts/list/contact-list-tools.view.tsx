import { LayoutGrid, List, Network } from "lucide-react";
import { memo } from "react";
import { MainSort } from "../../../../core/contacts/contact-query.model.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { pyramidText } from "../../../i18n/en/pyramid.ts";
import type { Say } from "../../../i18n/text-types.ts";
import { useText } from "../../../i18n/use-text.ts";
import { sortOfParameter } from "../../../kit/grid-column.ts";
import { SearchField } from "../../../kit/search-field.view.tsx";
import { Toolbar } from "../../../kit/toolbar.view.tsx";
import { ViewSwitch } from "../../../kit/view-switch.view.tsx";
import type { ContactListViewProps } from "./contact-list.view.tsx";
import { ContactOrder } from "./contact-order.view.tsx";

type ContactListToolsProps = Pick<
  ContactListViewProps,
  "columns" | "view" | "tools" | "typed" | "searchRef" | "onSearch" | "onSort" | "onView"
> &
  Pick<ContactListViewProps["query"], "sort">;

const orders = Object.keys(MainSort.keys).filter(MainSort.is);

/** The available sort orders, and the current one when it is by a custom field. */
const ordersOf = (
  { sort, columns }: ContactListToolsProps,
  text: Say<typeof contactsText.texts>,
): readonly { readonly id: string; readonly label: string }[] => {
  const { column } = sortOfParameter(sort);
  const own = MainSort.is(sort) ? [] : [{ id: sort, label: columns.find(({ id }) => id === column)?.header ?? column }];
  return [...orders.map((id) => ({ id, label: text(`orders.${id}`) })), ...own];
};

/** Search, sort order and view of the contact list. */
export const ContactListTools = memo((props: ContactListToolsProps) => {
  const { view, onView } = props;
  const text = useText(contactsText);
  const say = useText(pyramidText);
  return (
    <Toolbar
      label={text("list.toolbar")}
      end={
        <>
          <ContactOrder.View
            label={text("list.order")}
            isLabelHidden
            options={ordersOf(props, text)}
            selected={props.sort}
            onSelect={props.onSort}
          />
          {props.tools}
          <ViewSwitch
            label={text("list.view")}
            views={[
              { id: "pyramid", icon: Network, label: say("view") },
              { id: "list", icon: List, label: text("views.list") },
              { id: "grid", icon: LayoutGrid, label: text("views.grid") },
            ]}
            view={view}
            onView={onView}
          />
        </>
      }
    >
      <SearchField
        label={text("list.search")}
        placeholder={text("list.placeholder")}
        value={props.typed}
        onChange={props.onSearch}
        inputRef={props.searchRef}
        maxLength={200}
      />
    </Toolbar>
  );
});
