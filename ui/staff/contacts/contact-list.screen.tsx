import { useEffect, useMemo, useRef, useState } from "react";
import { holdsFlag } from "../../../core/access/permission.rule.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { BulkDesk } from "../../../core/bulk/bulk-desk.service.ts";
import type { WholeList } from "../../../core/bulk/contact-selection.rule.ts";
import { ContactBoard, type ContactView, contactViews } from "../../../core/contacts/contact-board.service.ts";
import { ContactSort, findOfQuery, MainSort } from "../../../core/contacts/contact-query.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { addressOfSettings, sizedColumn } from "../../../core/contacts/list-settings.rule.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { BulkBar } from "../bulk/bulk-bar.screen.tsx";
import { ExportButton } from "../bulk/export-button.screen.tsx";
import { useBulkActs } from "../bulk/use-bulk-acts.ts";
import { useSelection } from "../bulk/use-selection.ts";
import { HelpTipScreen } from "../tooltips/help-tip.screen.tsx";
import { ContactListView } from "./contact-list.view.tsx";
import { ListLinksScreen } from "./list-links.screen.tsx";
import { queryOfAddress, sameQuery } from "./list-address.ts";
import { usePyramid, useUplines } from "./pyramid/use-pyramid.ts";
import { useListCommands } from "./use-list-commands.ts";
import { useMayDelete } from "./use-may-delete.ts";
import { FiguresScreen } from "./shape/figures.screen.tsx";
import { ListBarScreen } from "./shape/list-bar.screen.tsx";
import { useListColumns } from "./shape/use-list-columns.tsx";
import { useListSettings } from "./shape/use-list-settings.ts";
import { useSearchText } from "./use-search-text.ts";

const noContacts: readonly Contact[] = [];

const ContactList = ({ isArchive }: { readonly isArchive: boolean }) => {
  const board = useService(ContactBoard);
  const desk = useService(BulkDesk);
  const state = useLatest(board.state$, board.latest());
  const user = latestValue(useLatest(useService(StaffSession).current$, idle));
  const clock = useService(Clock);
  const address = useQuery();
  const setQuery = useSetQuery();
  const modals = useService(Modals);
  const { page, search: words } = address;
  const shape = useListSettings(contactViews.find((one) => one === state.view) ?? contactViews[0]);
  const { settings, ownKeys, isReady } = shape;
  const query = useMemo(
    () => ({ ...queryOfAddress({ page, search: words }, isArchive), sort: settings.sort, filters: settings.filters, fields: ownKeys }),
    [page, words, isArchive, settings.sort, settings.filters, ownKeys],
  );
  const [now] = useState(clock.now);
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useSearchText(query.search, (text) => setQuery({ search: text === "" ? null : text, page: null }));

  useEffect(() => {
    if (isReady) void board.show(query)();
  }, [board, query, isReady]);
  const mayDelete = useMayDelete();
  const mayCreate = user !== undefined && user !== null && holdsFlag(user.role, "add_contacts", user.flags);

  const columns = useListColumns(settings.columns, state.all, now);
  const isCurrent = sameQuery(state.query, query);
  const isSameKind = state.query.archived === query.archived;
  const view: ContactView = settings.kind;
  const { page: shown, sort } = query;
  const isWhole = query.search === "" && query.filters === null && !isArchive && MainSort.is(sort);
  const tree = useMemo(() => (isWhole && MainSort.is(sort) ? { page: shown, sort } : null), [isWhole, shown, sort]);
  const pyramid = usePyramid(view === "pyramid" ? tree : null);
  const uplines = useUplines(view === "pyramid" && !isWhole && isCurrent ? state.all.map(({ id }) => id).join(",") : "");
  /** Without anybody under somebody a pyramid is a list. */
  const isDrawn = view === "pyramid" && isWhole && !(pyramid.isLoaded && state.loaded && pyramid.count >= state.count && pyramid.contacts.every(({ direct }) => direct === 0));
  const contacts = isDrawn ? pyramid.contacts : isSameKind ? state.all : noContacts;
  const matching = isSameKind ? state.count : 0;
  const again = useRef(pyramid.reload);
  again.current = isDrawn ? pyramid.reload : () => undefined;
  useEffect(() => {
    const told = desk.changed$.subscribe(() => {
      void board.show(query)();
      again.current();
    });
    return () => told.unsubscribe();
  }, [desk, board, query]);
  const list = useSelection(useMemo((): WholeList => ({ of: "matching", find: findOfQuery(query), except: [] }), [query]), contacts, matching);
  const { act } = useBulkActs(list);
  const showView = (next: ContactView): void => {
    if (shape.view === null) board.setView(next);
    shape.change({ kind: next });
  };
  const showPage = (next: number): void => setQuery({ page: next === 1 ? null : String(next) }, { push: true });
  const moveSelected = (): void => act({ do: isArchive ? "unarchive" : "archive" });
  const retry = (): void => {
    void board.show(query)();
    if (isDrawn) pyramid.reload();
  };
  useListCommands({
    isArchive,
    view,
    page: query.page,
    pages: isDrawn ? pagesFor(pyramid.count, query.limit) : isCurrent ? state.pages : 1,
    selected: list.count,
    mayCreate,
    onSearch: () => search.current?.focus(),
    onCreate: () => modals.open("create-contact"),
    onView: showView,
    onPage: showPage,
    onMove: moveSelected,
    onClear: list.onClear,
    onRetry: retry,
  });
  return (
    <ContactListView
      query={query}
      typed={typed}
      view={view}
      pyramid={isDrawn ? pyramid : null}
      uplines={uplines}
      contacts={contacts}
      count={matching}
      isAtLeast={isCurrent && state.at_least}
      isLoading={isDrawn ? pyramid.isLoading : state.loading || !isCurrent}
      isLoaded={isDrawn ? pyramid.isLoaded : state.loaded && isSameKind}
      failure={isDrawn ? pyramid.failure : isCurrent ? state.failure : null}
      selection={list.rows}
      mayCreate={mayCreate}
      mayDelete={mayDelete}
      now={now}
      searchRef={search}
      onSearch={setTyped}
      onSort={(order) => (ContactSort.is(order) ? shape.change({ sort: order }) : undefined)}
      columns={columns.shown}
      onResize={(column, width) => shape.change({ columns: sizedColumn(settings.columns, column, width) })}
      isUnsorted={isCurrent && state.unsorted}
      onClearFilters={() => setQuery({ ...addressOfSettings({ ...settings, filters: null }, shape.view?.settings ?? { ...settings, filters: null }), search: null, page: null })}
      bar={<ListBarScreen list={shape} columns={columns.all} />}
      figures={isArchive ? undefined : <FiguresScreen />}
      onView={showView}
      onPage={showPage}
      onSelection={list.onRows}
      onRetry={retry}
      bulk={<BulkBar list={list} matching={matching} place={isArchive ? "archived" : "main"} />}
      tools={<ExportButton list={list.everybody} count={matching} />}
      help={<HelpTipScreen slug="contacts-list" />}
      links={<ListLinksScreen />}
    />
  );
};

/** The contacts that are not archived. */
export const ContactListScreen = () => <ContactList isArchive={false} />;

/** The contacts that are. */
export const ArchivedContactsScreen = () => <ContactList isArchive />;
