import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { holdsFlag } from "../../../../core/access/permission.rule.ts";
import type { WholeList } from "../../../../core/bulk/contact-selection.rule.ts";
import { ContactSort, findOfQuery, MainSort, sameContacts, sameList } from "../../../../core/contacts/contact-query.model.ts";
import { ContactRows, type ContactView, contactViews } from "../../../../core/contacts/contact-rows.service.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { addressOfSettings, sizedColumn } from "../../../../core/contacts/list-settings.rule.ts";
import { Clock } from "../../../../core/kernel/clock.port.ts";
import { pagesFor } from "../../../../core/kernel/page.ts";
import { heldRows, rowAt } from "../../../../core/kernel/row-blocks.ts";
import { type RowRange, windowSize } from "../../../../core/kernel/row-window.rule.ts";
import { Modals } from "../../../../core/shell/modals.service.ts";
import { useQuery, useSetQuery } from "../../../react/address.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { useSame } from "../../../react/use-same.ts";
import { useStable } from "../../../react/use-stable.ts";
import { ExportButton } from "../../bulk/export-button.screen.tsx";
import { useSelection } from "../../bulk/use-selection.ts";
import { hrefOfPage } from "../../named-page.ts";
import { useStaffUser } from "../../staff-user.ts";
import { comingPyramid } from "../pyramid/pyramid-shown.ts";
import { useMayChange } from "../use-may-change.ts";
import { useMayDelete } from "../use-may-delete.ts";
import { useSearchText } from "../use-search-text.ts";
import { FiguresScreen } from "../views/figures.screen.tsx";
import { useListColumns } from "../views/use-list-columns.tsx";
import { useListSettings } from "../views/use-list-settings.ts";
import { ContactListView } from "./contact-list.view.tsx";
import { addressOfPage, firstOfAddress, listQuery, rowsAtFirst } from "./list-address.ts";
import { ListLinksScreen } from "./list-links.screen.tsx";
import { BulkBar, ListBar, ListHelp, PyramidFeed } from "./list-parts.ts";
import { useListCommands } from "./use-list-commands.ts";
import { useLongContacts } from "./use-long-contacts.ts";

const noContacts: readonly Contact[] = [];
const figures = <FiguresScreen />;
const help = <ListHelp.View slug="contacts-list" />;
const links = <ListLinksScreen />;
/** Whose uplines are asked for together. */
const mostUplines = 25;

const ContactList = ({ isArchive }: { readonly isArchive: boolean }) => {
  const board = useService(ContactRows);
  const state = useLatest(board.state$, board.latest());
  const { role, flags } = useStaffUser();
  const clock = useService(Clock);
  const address = useQuery();
  const setQuery = useSetQuery();
  const modals = useService(Modals);
  const { search: words } = address;
  const first = firstOfAddress(address);
  const shape = useListSettings(contactViews.find((one) => one === state.view) ?? contactViews[0]);
  const { settings, isReady } = shape;
  const query = useSame(listQuery(words === undefined ? {} : { search: words }, isArchive, settings));
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
    if (!sameList(seen.current.query, query))
      seen.current = { query, sight: { first: begins.current, last: begins.current + rowsAtFirst } };
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
  const mayChange = useMayChange();
  const mayCreate = mayChange && holdsFlag(role, "add_contacts", flags);

  const importHref = mayChange && holdsFlag(role, "import_contacts", flags) ? hrefOfPage("contacts-import", {}) : null;

  const isCurrent = state.isCurrent && sameContacts(state.query, query);
  const isSameKind = state.query.archived === query.archived;
  const { sort } = query;
  const isWhole = query.search === "" && query.filters === null && !isArchive && MainSort.is(sort);
  const tree = useMemo(() => (isWhole && MainSort.is(sort) ? { page, sort } : null), [isWhole, page, sort]);
  const [shown, setShown] = useState(comingPyramid);
  const { pyramid } = shown;
  const held = useMemo(() => heldRows(state.held, windowSize.rows).map(([, contact]) => contact), [state.held]);
  const columns = useListColumns(settings.columns, held, now);
  const sightIds = Array.from(
    { length: Math.min(mostUplines, inSight.last - inSight.first + 1) },
    (_, at) => rowAt(state.held, inSight.first + at, windowSize.rows)?.id,
  ).filter((id) => id !== undefined);
  /** Without anybody under somebody a pyramid is a list. */
  const isDrawn =
    view === "pyramid" &&
    isWhole &&
    !(pyramid.isLoaded && state.isLoaded && pyramid.count >= state.count && pyramid.contacts.every(({ direct }) => direct === 0));
  const contacts = isDrawn ? pyramid.contacts : noContacts;
  const matching = isSameKind ? state.count : 0;
  const again = useRef(pyramid.reload);
  again.current = isDrawn ? pyramid.reload : () => undefined;
  const onChanged = useCallback((): void => {
    board.reload();
    again.current();
  }, [board]);
  const list = useSelection(
    useMemo((): WholeList => ({ of: "matching", find: findOfQuery(query), except: [] }), [query]),
    isDrawn ? pyramid.contacts : held,
    matching,
  );
  const long = useLongContacts({ board, state, isCurrent, first, list, onSight });
  const columnIds = useMemo(() => columns.shown.map(({ id }) => id), [columns.shown]);
  const bar = useMemo(() => <ListBar.View list={shape} columns={columns.all} />, [shape, columns.all]);
  const order = isCurrent && state.unsorted ? "name" : sort;
  const tools = useMemo(
    () => <ExportButton list={list.everybody} count={matching} columns={columnIds} sort={order} />,
    [list.everybody, matching, columnIds, order],
  );
  const showView = useStable((next: ContactView): void => {
    if (shape.view === null) board.setView(next);
    shape.change({ kind: next });
  });
  const showSorted = useStable((order: string): void => (ContactSort.is(order) ? shape.change({ sort: order }) : undefined));
  const showPage = (next: number): void => setQuery(addressOfPage(next), { push: true });
  const retry = (): void => {
    board.reload();
    if (isDrawn) pyramid.reload();
  };
  useListCommands({
    view,
    page: isDrawn ? page : 1,
    pages: isDrawn ? pagesFor(pyramid.count, query.limit) : 1,
    mayCreate,
    maySelect: mayChange,
    onSearch: () => search.current?.focus(),
    onCreate: () => modals.open("create-contact"),
    onView: showView,
    onPage: showPage,
    onRetry: retry,
  });
  return (
    <>
      {view === "pyramid" ? (
        <PyramidFeed.View tree={tree} found={!isWhole && isCurrent ? sightIds.join(",") : ""} onShown={setShown} />
      ) : null}
      <ContactListView
        query={query}
        page={page}
        typed={typed}
        view={view}
        pyramid={isDrawn ? pyramid : null}
        uplines={shown.uplines}
        contacts={contacts}
        long={isSameKind ? long : { ...long, count: 0 }}
        count={matching}
        isCounted={state.isLoaded && isSameKind}
        isAtLeast={isCurrent && state.at_least}
        isLoading={isDrawn ? pyramid.isLoading : state.isLoading || !isCurrent}
        isLoaded={isDrawn ? pyramid.isLoaded : state.isLoaded && isSameKind}
        failure={isDrawn ? pyramid.failure : isCurrent ? state.failure : null}
        selection={list.rows}
        mayCreate={mayCreate}
        mayDelete={mayDelete}
        importHref={importHref}
        now={now}
        searchRef={search}
        onSearch={setTyped}
        onSort={showSorted}
        columns={columns.shown}
        onResize={(column, width) => shape.change({ columns: sizedColumn(settings.columns, column, width) })}
        isUnsorted={isCurrent && state.unsorted}
        onClearFilters={() =>
          setQuery({
            ...addressOfSettings({ ...settings, filters: null }, shape.view?.settings ?? { ...settings, filters: null }),
            search: null,
            page: null,
            at: null,
          })
        }
        bar={bar}
        figures={isArchive ? undefined : figures}
        onView={showView}
        onPage={showPage}
        onSelection={list.onRows}
        onRetry={retry}
        isGuest={role === "guest"}
        bulk={
          !mayChange ? null : (
            <BulkBar.View
              onChanged={onChanged}
              list={list}
              matching={matching}
              place={isArchive ? "archived" : "main"}
              columns={columnIds}
              sort={order}
            />
          )
        }
        tools={mayChange ? tools : null}
        help={help}
        links={mayChange ? links : null}
      />
    </>
  );
};

/** The contacts that are not archived. */
export const ContactListScreen = () => <ContactList isArchive={false} />;

/** The contacts that are. */
export const ArchivedContactsScreen = () => <ContactList isArchive />;
