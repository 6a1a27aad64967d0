import { type ReactNode, type RefObject, useDeferredValue, useRef } from "react";
import type { ContactView } from "../../../../core/contacts/contact-board.model.ts";
import { type ContactQuery, mostSortedByField } from "../../../../core/contacts/contact-query.model.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import type { Upline } from "../../../../core/contacts/relation-tree.model.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { type Column, sortOfParameter } from "../../../kit/grid-column.ts";
import type { Selection } from "../../../kit/grid-selection.ts";
import type { LongRows } from "../../../kit/long-rows.ts";
import { SelectionPlace } from "../../../kit/selection-place.view.tsx";
import type { Pyramid } from "../pyramid/pyramid-shown.model.ts";
import { ContactListHead } from "./contact-list-head.view.tsx";
import { ContactListTools } from "./contact-list-tools.view.tsx";
import styles from "./contact-list.module.css";
import { ContactRows } from "./contact-rows.view.tsx";

export type ContactListViewProps = {
  readonly query: ContactQuery;
  /** from 1, in views with pages */
  readonly page: number;
  /** the text of the search field; the query follows it */
  readonly typed: string;
  readonly view: ContactView;
  /** the pyramid shown; null in plain lists */
  readonly pyramid: Pyramid | null;
  /** uplines of the contacts found in the pyramid */
  readonly uplines: ReadonlyMap<number, Upline>;
  /** of the current page */
  readonly contacts: readonly Contact[];
  /** all contacts, in views with a virtual list */
  readonly long: LongRows<Contact>;
  readonly count: number;
  /** whether `count` is known */
  readonly isCounted: boolean;
  /** more than `count` match */
  readonly isAtLeast: boolean;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
  readonly selection: Selection;
  readonly mayCreate: boolean;
  /** sees only contacts of the user's own teams */
  readonly isGuest?: boolean;
  readonly mayDelete: boolean;
  /** where contacts are imported; null without permission */
  readonly importHref: string | null;
  /** epoch seconds */
  readonly now: number;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onSearch: (text: string) => void;
  readonly onSort: (sort: string) => void;
  readonly onView: (view: ContactView) => void;
  readonly onPage: (page: number) => void;
  readonly onSelection: (selection: Selection) => void;
  readonly onRetry: () => void;
  /** bulk actions for the selected contacts */
  readonly bulk?: ReactNode;
  /** more toolbar buttons */
  readonly tools?: ReactNode;
  readonly help?: ReactNode;
  /** other pages about contacts */
  readonly links?: ReactNode;
  readonly columns: readonly Column<Contact>[];
  /** too many contacts match to sort by a custom field */
  readonly isUnsorted: boolean;
  /** views, filters and columns */
  readonly bar?: ReactNode;
  /** contact metrics */
  readonly figures?: ReactNode;
  readonly onResize: (column: string, width: number | null) => void;
  readonly onClearFilters: () => void;
};

/** The props of the previous view while the next one is being rendered (deferred). */
const useSettledRows = (props: ContactListViewProps): ContactListViewProps => {
  const view = useDeferredValue(props.view);
  const settled = useRef(props);
  if (view === props.view) settled.current = props;
  return settled.current;
};

/** The contact list: search, sort order, view, pages and bulk actions. */
export const ContactListView = (props: ContactListViewProps) => {
  const { query, view, count, contacts, failure } = props;
  const text = useText(contactsText);
  const views = useText(listViewsText);
  const rows = useSettledRows(props);
  return (
    <>
      <ContactListHead
        isArchive={query.archived}
        isCounted={props.isCounted}
        count={count}
        mayCreate={props.mayCreate}
        mayDelete={props.mayDelete}
        help={props.help}
        figures={props.figures}
        links={props.links}
      />
      <div className={styles["list"]} data-kind={rows.view}>
        <SelectionPlace
          bar={props.bulk}
          above={
            <ContactListTools
              sort={query.sort}
              columns={props.columns}
              view={view}
              tools={props.tools}
              typed={props.typed}
              searchRef={props.searchRef}
              onSearch={props.onSearch}
              onSort={props.onSort}
              onView={props.onView}
            />
          }
        >
          {props.bar}
        </SelectionPlace>
        {failure !== null && (contacts.length > 0 || props.long.count > 0) ? (
          <Banner
            tone="warning"
            title={text("list.stale")}
            action={
              <Button size="small" onPress={props.onRetry}>
                {text("actions.retry")}
              </Button>
            }
          />
        ) : null}
        {props.isUnsorted ? (
          <Banner>
            {views("unsorted", {
              count: mostSortedByField,
              column: props.columns.find(({ id }) => id === sortOfParameter(query.sort).column)?.header ?? "",
            })}
          </Banner>
        ) : null}
        {props.isAtLeast ? <Banner>{text("list.atLeast", { count })}</Banner> : null}
        <ContactRows of={rows} />
      </div>
    </>
  );
};
