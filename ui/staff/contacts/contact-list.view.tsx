import { Archive, ArchiveRestore, LayoutGrid, List, UserPlus, Users } from "lucide-react";
import { type RefObject, useMemo } from "react";
import { type ContactQuery, ContactSort } from "../../../core/contacts/contact-query.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { CardGrid } from "../../kit/card-grid.view.tsx";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import type { Selection } from "../../kit/grid-selection.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SelectionBar } from "../../kit/selection-bar.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import { FirstOf, Mobiles, Tags } from "./contact-cells.tsx";
import { addressOfSort, contactColumns, sortOfQuery } from "./contact-columns.tsx";
import styles from "./contact-list.module.css";
import { ContactOrder } from "./contact-order.view.tsx";
import { contactHref } from "./list-address.ts";

export type ContactListViewProps = {
  readonly query: ContactQuery;
  /** what stands in the search field, which the query follows */
  readonly typed: string;
  readonly view: "list" | "grid";
  readonly contacts: readonly Contact[];
  readonly count: number;
  /** more than `count` match */
  readonly isAtLeast: boolean;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
  readonly selection: Selection;
  readonly isMoving: boolean;
  readonly mayCreate: boolean;
  /** epoch seconds */
  readonly now: number;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onSearch: (text: string) => void;
  readonly onSort: (sort: string) => void;
  readonly onView: (view: "list" | "grid") => void;
  readonly onPage: (page: number) => void;
  readonly onSelection: (selection: Selection) => void;
  readonly onMove: () => void;
  readonly onRetry: () => void;
};

const orders = Object.keys(ContactSort.keys).filter(ContactSort.is);
const idOf = (contact: Contact): string => contact.id;
const nameOf = (contact: Contact): string => contact.name;
const hrefOf = (contact: Contact): string => contactHref(contact.con_id);

const createHref = "/ui/contacts/create";

/** Instead of rows: why there are none. */
const Nothing = ({ query, failure, mayCreate, onSearch, onRetry }: ContactListViewProps) => {
  const text = useText(contactsText);
  if (failure !== null) return <FailureState failure={failure} onRetry={onRetry} />;
  if (query.search !== "") return <NoResultState onClear={() => onSearch("")} />;
  if (query.archived)
    return (
      <EmptyState icon={Archive} title={text("list.emptyArchiveTitle")}>
        {text("list.emptyArchiveBody")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Users}
      title={text("list.emptyTitle")}
      action={
        mayCreate ? (
          <LinkButton href={createHref} kind="primary" icon={UserPlus}>
            {text("actions.create")}
          </LinkButton>
        ) : null
      }
    >
      {text("list.emptyBody")}
    </EmptyState>
  );
};

const Cards = (props: ContactListViewProps) => {
  const text = useText(contactsText);
  if (props.contacts.length === 0) return props.isLoading || !props.isLoaded ? <SkeletonCards cards={6} /> : <Nothing {...props} />;
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

const Rows = (props: ContactListViewProps) => {
  const text = useText(contactsText);
  const columns = useMemo(() => contactColumns(text, props.now), [text, props.now]);
  return (
    <DataGrid
      label={text("list.grid")}
      columns={columns}
      rows={props.contacts}
      rowId={idOf}
      rowName={nameOf}
      rowHref={hrefOf}
      total={props.count}
      sort={sortOfQuery(props.query.sort)}
      onSort={(sort) => props.onSort(addressOfSort(sort))}
      selection={props.selection}
      onSelectionChange={props.onSelection}
      isLoading={props.isLoading || (!props.isLoaded && props.failure === null)}
      empty={<Nothing {...props} />}
    />
  );
};

/** The list of contacts: search, order, view, pages, and what can be done with those selected. */
export const ContactListView = (props: ContactListViewProps) => {
  const { query, view, count, contacts, failure, selection } = props;
  const text = useText(contactsText);
  return (
    <>
      <PageHeader
        title={text(query.archived ? "archivedTitle" : "title")}
        {...(props.isLoaded ? { count } : {})}
        actions={
          props.mayCreate ? (
            <LinkButton href={createHref} kind="primary" icon={UserPlus}>
              {text("actions.create")}
            </LinkButton>
          ) : undefined
        }
      />
      <Tabs
        label={text("list.tabs")}
        selected={query.archived ? "archived" : "main"}
        tabs={[
          { id: "main", label: text("list.main"), href: "/ui/contacts" },
          { id: "archived", label: text("list.archived"), href: "/ui/contacts/archived" },
        ]}
      />
      <div className={styles["list"]}>
        <Toolbar
          label={text("list.toolbar")}
          end={
            <>
              <ContactOrder.View label={text("list.order")} isLabelHidden options={orders.map((id) => ({ id, label: text(`orders.${id}`) }))} selected={query.sort} onSelect={props.onSort} />
              <div className={styles["views"]} role="group" aria-label={text("list.view")}>
                <IconButton icon={List} label={text("views.list")} kind={view === "list" ? "secondary" : "quiet"} aria-pressed={view === "list"} onPress={() => props.onView("list")} />
                <IconButton icon={LayoutGrid} label={text("views.grid")} kind={view === "grid" ? "secondary" : "quiet"} aria-pressed={view === "grid"} onPress={() => props.onView("grid")} />
              </div>
            </>
          }
        >
          <SearchField label={text("list.search")} placeholder={text("list.placeholder")} value={props.typed} onChange={props.onSearch} inputRef={props.searchRef} maxLength={200} />
        </Toolbar>
        {failure !== null && contacts.length > 0 ? (
          <Banner tone="warning" title={text("list.stale")} action={<Button size="small" onPress={props.onRetry}>{text("actions.retry")}</Button>} />
        ) : null}
        {props.isAtLeast ? <Banner>{text("list.atLeast", { count })}</Banner> : null}
        <SelectionBar count={selection.size} onClear={() => props.onSelection(new Set())}>
          <Button size="small" icon={query.archived ? ArchiveRestore : Archive} isPending={props.isMoving} onPress={props.onMove}>
            {text(query.archived ? "actions.unarchive" : "actions.archive")}
          </Button>
        </SelectionBar>
        {view === "grid" ? <Cards {...props} /> : <Rows {...props} />}
        <Pagination page={query.page} pageSize={query.limit} total={count} onPage={props.onPage} />
      </div>
    </>
  );
};
