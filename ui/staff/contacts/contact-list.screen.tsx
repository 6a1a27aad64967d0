import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { holdsFlag } from "../../../core/access/permission.rule.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { BulkDesk } from "../../../core/bulk/bulk-desk.service.ts";
import type { WholeList } from "../../../core/bulk/contact-selection.rule.ts";
import { ContactBoard, type ContactView, contactViews } from "../../../core/contacts/contact-board.service.ts";
import { ContactSort, findOfQuery, MainSort, sameContacts, sameList } from "../../../core/contacts/contact-query.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { addressOfSettings, sizedColumn } from "../../../core/contacts/list-settings.rule.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { heldRows, rowAt } from "../../../core/kernel/row-blocks.ts";
import { type RowRange, windowSize } from "../../../core/kernel/row-window.rule.ts";
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
import { addressOfPage, firstOfAddress, queryOfAddress } from "./list-address.ts";
import { usePyramid, useUplines } from "./pyramid/use-pyramid.ts";
import { useListCommands } from "./use-list-commands.ts";
import { useLongContacts } from "./use-long-contacts.ts";
import { useMayDelete } from "./use-may-delete.ts";
import { FiguresScreen } from "./shape/figures.screen.tsx";
import { ListBarScreen } from "./shape/list-bar.screen.tsx";
import { useListColumns } from "./shape/use-list-columns.tsx";
import { useListSettings } from "./shape/use-list-settings.ts";
import { useSearchText } from "./use-search-text.ts";

const noContacts: readonly Contact[] = [];
/** Rows that are asked for before anybody knows how many are in sight. */
const rowsAtFirst = 30;
/** Whose uplines are asked for together. */
const mostUplines = 25;

const ContactList = ({ isArchive }: { readonly isArchive: boolean }) => {
  const board = useService(ContactBoard);
  const desk = useService(BulkDesk);
  const state = useLatest(board.state$, board.latest());
  const user = latestValue(useLatest(useService(StaffSession).current$, idle));
  const clock = useService(Clock);
  const address = useQuery();
  const setQuery = useSetQuery();
  const modals = useService(Modals);
  const { search: words } = address;
  const first = firstOfAddress(address);
  const shape = useListSettings(contactViews.find((one) => one === state.view) ?? contactViews[0]);
  const { settings, ownKeys, isReady } = shape;
  const query = useMemo(
    () => ({ ...queryOfAddress(words === undefined ? {} : { search: words }, isArchive), sort: settings.sort, filters: settings.filters, fields: ownKeys }),
    [words, isArchive, settings.sort, settings.filters, ownKeys],
  );
  const page = Math.floor(first / query.limit) + 1;
  const [now] = useState(clock.now);
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useSearchText(query.search, (text) => setQuery({ search: text === "" ? null : text, page: null, at: null }));
  const view: ContactView = settings.kind;

  const seen = useRef({ query, sight: { first, last: first + rowsAtFirst } });
  const begins = useRef(first);
  begins.current = first;
  useEffect(() => {
    if (!isReady) return;
    if (!sameList(seen.current.query, query)) seen.current = { query, sight: { first: begins.current, last: begins.current + rowsAtFirst } };
    board.show(query, seen.current.sight);
  }, [board, query, isReady]);
  const [inSight, setInSight] = useState<RowRange>({ first: 0, last: -1 });
  const onSight = useCallback(
    (sight: RowRange): void => {
      seen.current = { ...seen.current, sight };
      if (view === "pyramid") setInSight(sight);
    },
    [view],
  );
  const mayDelete = useMayDelete();
  const mayCreate = user !== undefined && user !== null && holdsFlag(user.role, "add_contacts", user.flags);

  const isCurrent = state.isCurrent && sameContacts(state.query, query);
  const isSameKind = state.query.archived === query.archived;
  const { sort } = query;
  const isWhole = query.search === "" && query.filters === null && !isArchive && MainSort.is(sort);
  const tree = useMemo(() => (isWhole && MainSort.is(sort) ? { page, sort } : null), [isWhole, page, sort]);
  const pyramid = usePyramid(view === "pyramid" ? tree : null);
  const held = useMemo(() => heldRows(state.held, windowSize.rows).map(([, contact]) => contact), [state.held]);
  const columns = useListColumns(settings.columns, held, now);
  const sightIds = Array.from({ length: Math.min(mostUplines, inSight.last - inSight.first + 1) }, (_, at) => rowAt(state.held, inSight.first + at, windowSize.rows)?.id).filter((id) => id !== undefined);
  const uplines = useUplines(view === "pyramid" && !isWhole && isCurrent ? sightIds.join(",") : "");
  /** Without anybody under somebody a pyramid is a list. */
  const isDrawn = view === "pyramid" && isWhole && !(pyramid.isLoaded && state.isLoaded && pyramid.count >= state.count && pyramid.contacts.every(({ direct }) => direct === 0));
  const onPage = useMemo(() => {
    const from = (page - 1) * query.limit;
    const places = Array.from({ length: Math.max(0, Math.min(query.limit, state.count - from)) }, (_, at) => rowAt(state.held, from + at, windowSize.rows));
    return { contacts: places.filter((contact) => contact !== undefined), isThere: places.every((contact) => contact !== undefined) };
  }, [page, query.limit, state.held, state.count]);
  const isPaged = isDrawn || view === "grid";
  useEffect(() => {
    if (view === "grid") board.look({ first: (page - 1) * query.limit, last: page * query.limit - 1 });
  }, [board, view, page, query.limit, query]);
  const contacts = isDrawn ? pyramid.contacts : isSameKind ? onPage.contacts : noContacts;
  const matching = isSameKind ? state.count : 0;
  const again = useRef(pyramid.reload);
  again.current = isDrawn ? pyramid.reload : () => undefined;
  useEffect(() => {
    const told = desk.changed$.subscribe(() => {
      board.reload();
      again.current();
    });
    return () => told.unsubscribe();
  }, [desk, board]);
  const list = useSelection(useMemo((): WholeList => ({ of: "matching", find: findOfQuery(query), except: [] }), [query]), isDrawn ? pyramid.contacts : held, matching);
  const long = useLongContacts({ board, state, isCurrent, first, list, onSight });
  const { act } = useBulkActs(list);
  const showView = (next: ContactView): void => {
    if (shape.view === null) board.setView(next);
    shape.change({ kind: next });
  };
  const showPage = (next: number): void => setQuery(addressOfPage(next), { push: true });
  const moveSelected = (): void => act({ do: isArchive ? "unarchive" : "archive" });
  const retry = (): void => {
    board.reload();
    if (isDrawn) pyramid.reload();
  };
  useListCommands({
    isArchive,
    view,
    page: isPaged ? page : 1,
    pages: isDrawn ? pagesFor(pyramid.count, query.limit) : isPaged && isCurrent ? pagesFor(state.count, query.limit) : 1,
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
      page={page}
      typed={typed}
      view={view}
      pyramid={isDrawn ? pyramid : null}
      uplines={uplines}
      contacts={contacts}
      long={isSameKind ? long : { ...long, count: 0 }}
      count={matching}
      isAtLeast={isCurrent && state.at_least}
      isLoading={isDrawn ? pyramid.isLoading : state.isLoading || !isCurrent || (view === "grid" && !onPage.isThere)}
      isLoaded={isDrawn ? pyramid.isLoaded : state.isLoaded && isSameKind}
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
      onClearFilters={() => setQuery({ ...addressOfSettings({ ...settings, filters: null }, shape.view?.settings ?? { ...settings, filters: null }), search: null, page: null, at: null })}
      bar={<ListBarScreen list={shape} columns={columns.all} />}
      figures={isArchive ? undefined : <FiguresScreen />}
      onView={showView}
      onPage={showPage}
      onSelection={list.onRows}
      onRetry={retry}
      bulk={<BulkBar list={list} matching={matching} place={isArchive ? "archived" : "main"} columns={columns.shown.map(({ id }) => id)} />}
      tools={<ExportButton list={list.everybody} count={matching} columns={columns.shown.map(({ id }) => id)} />}
      help={<HelpTipScreen slug="contacts-list" />}
      links={<ListLinksScreen />}
    />
  );
};

/** The contacts that are not archived. */
export const ContactListScreen = () => <ContactList isArchive={false} />;

/** The contacts that are. */
export const ArchivedContactsScreen = () => <ContactList isArchive />;
