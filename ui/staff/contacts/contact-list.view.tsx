import { LayoutGrid, List, Network, UserPlus } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { type ContactQuery, MainSort, mostSortedByField } from "../../../core/contacts/contact-query.model.ts";
import type { ContactView } from "../../../core/contacts/contact-board.service.ts";
import type { Upline } from "../../../core/contacts/relation-tree.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { pyramidText } from "../../i18n/en/pyramid.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { listViewsText } from "../../i18n/en/list-views.ts";
import type { Say } from "../../i18n/text-types.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { CardGrid } from "../../kit/card-grid.view.tsx";
import type { Column } from "../../kit/grid-column.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import type { LongRows } from "../../kit/long-rows.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import { FirstOf, Mobiles, Tags } from "./contact-cells.tsx";
import { sortOfQuery } from "./contact-columns.tsx";
import styles from "./contact-list.module.css";
import { ContactTabs } from "./contact-tabs.view.tsx";
import { ContactNothing, createHref } from "./contact-nothing.view.tsx";
import { ContactOrder } from "./contact-order.view.tsx";
import { ContactRows } from "./contact-rows.view.tsx";
import { contactHref } from "./list-address.ts";
import type { Pyramid } from "./pyramid/use-pyramid.ts";

export type ContactListViewProps = {
  readonly query: ContactQuery;
  /** from 1, where contacts come in pages */
  readonly page: number;
  /** what stands in the search field, which the query follows */
  readonly typed: string;
  readonly view: ContactView;
  /** the pyramid that is drawn; null where contacts stand in a plain list */
  readonly pyramid: Pyramid | null;
  /** who stands over those who were found in the pyramid */
  readonly uplines: ReadonlyMap<number, Upline>;
  /** of the page */
  readonly contacts: readonly Contact[];
  /** all of them, where they are scrolled through */
  readonly long: LongRows<Contact>;
  readonly count: number;
  /** more than `count` match */
  readonly isAtLeast: boolean;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
  readonly selection: Selection;
  readonly mayCreate: boolean;
  readonly mayDelete: boolean;
  /** epoch seconds */
  readonly now: number;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onSearch: (text: string) => void;
  readonly onSort: (sort: string) => void;
  readonly onView: (view: ContactView) => void;
  readonly onPage: (page: number) => void;
  readonly onSelection: (selection: Selection) => void;
  readonly onRetry: () => void;
  /** what can be done with those selected */
  readonly bulk?: ReactNode;
  /** further buttons of the toolbar */
  readonly tools?: ReactNode;
  readonly help?: ReactNode;
  /** other pages about contacts */
  readonly links?: ReactNode;
  /** of the list */
  readonly columns: readonly Column<Contact>[];
  /** too many match for the order by an own field */
  readonly isUnsorted: boolean;
  /** views, filters and columns */
  readonly bar?: ReactNode;
  /** contacts in numbers */
  readonly figures?: ReactNode;
  readonly onResize: (column: string, width: number | null) => void;
  readonly onClearFilters: () => void;
};

const orders = Object.keys(MainSort.keys).filter(MainSort.is);
const hrefOf = (contact: Contact): string => contactHref(contact.con_id);

/** The orders to choose from, and the one by an own field that is in force. */
const ordersOf = ({ query, columns }: ContactListViewProps, text: Say<typeof contactsText.texts>): readonly { readonly id: string; readonly label: string }[] => {
  const { column } = sortOfQuery(query.sort);
  const own = MainSort.is(query.sort) ? [] : [{ id: query.sort, label: columns.find(({ id }) => id === column)?.header ?? column }];
  return [...orders.map((id) => ({ id, label: text(`orders.${id}`) })), ...own];
};

const Cards = (props: ContactListViewProps) => {
  const text = useText(contactsText);
  if (props.contacts.length === 0) return props.isLoading || !props.isLoaded ? <SkeletonCards cards={6} /> : <ContactNothing {...props} />;
  return (
    <CardGrid
      label={text("list.grid")}
      size="small"
      items={props.contacts.map((contact) => ({
        id: contact.id,
        title: contact.name,
        href: hrefOf(contact),
        picture: (
          <span className={styles["portrait"]}>
            <Avatar name={contact.name} id={contact.id} src={contact.photo} size={60} isDecorative />
          </span>
        ),
        note: (
          <>
            <FirstOf texts={contact.email} />
            <Mobiles contact={contact} />
          </>
        ),
        facts: <Tags tags={contact.tags} />,
      }))}
    />
  );
};

/** The list of contacts: search, order, view, pages, and what can be done with those selected. */
export const ContactListView = (props: ContactListViewProps) => {
  const { query, view, count, contacts, failure } = props;
  const text = useText(contactsText);
  const say = useText(pyramidText);
  const views = useText(listViewsText);
  return (
    <>
      <PageHeader
        title={text(query.archived ? "archivedTitle" : "title")}
        {...(props.isLoaded ? { count } : {})}
        help={props.help}
        note={props.figures}
        actions={
          <>
            {props.links}
            {props.mayCreate ? (
              <LinkButton href={createHref} kind="primary" icon={UserPlus}>
                {text("actions.create")}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <div data-print="no">
        <ContactTabs selected={query.archived ? "archived" : "main"} mayDelete={props.mayDelete} />
      </div>
      <div className={styles["list"]} data-kind={view}>
        <Toolbar
          label={text("list.toolbar")}
          end={
            <>
              <ContactOrder.View label={text("list.order")} isLabelHidden options={ordersOf(props, text)} selected={query.sort} onSelect={props.onSort} />
              {props.tools}
              <div className={styles["views"]} role="group" aria-label={text("list.view")}>
                <IconButton icon={Network} label={say("view")} kind={view === "pyramid" ? "secondary" : "quiet"} aria-pressed={view === "pyramid"} onPress={() => props.onView("pyramid")} />
                <IconButton icon={List} label={text("views.list")} kind={view === "list" ? "secondary" : "quiet"} aria-pressed={view === "list"} onPress={() => props.onView("list")} />
                <IconButton icon={LayoutGrid} label={text("views.grid")} kind={view === "grid" ? "secondary" : "quiet"} aria-pressed={view === "grid"} onPress={() => props.onView("grid")} />
              </div>
            </>
          }
        >
          <SearchField label={text("list.search")} placeholder={text("list.placeholder")} value={props.typed} onChange={props.onSearch} inputRef={props.searchRef} maxLength={200} />
        </Toolbar>
        {failure !== null && (contacts.length > 0 || props.long.count > 0) ? (
          <Banner tone="warning" title={text("list.stale")} action={<Button size="small" onPress={props.onRetry}>{text("actions.retry")}</Button>} />
        ) : null}
        {props.bar}
        {props.isUnsorted ? <Banner>{views("unsorted", { count: mostSortedByField, column: props.columns.find(({ id }) => id === sortOfQuery(query.sort).column)?.header ?? "" })}</Banner> : null}
        {props.isAtLeast ? <Banner>{text("list.atLeast", { count })}</Banner> : null}
        {props.bulk}
        {view === "grid" ? <Cards {...props} /> : <ContactRows {...props} nothing={<ContactNothing {...props} />} />}
        {view === "grid" || props.pyramid !== null ? <Pagination page={props.page} pageSize={query.limit} total={props.pyramid?.count ?? count} onPage={props.onPage} /> : null}
      </div>
    </>
  );
};
