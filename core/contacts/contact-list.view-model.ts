import { holdsFlag } from "../access/permission.rule.ts";
import type { Role } from "../access/role.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { pagesFor } from "../kernel/page.ts";
import { rowAt } from "../kernel/row-blocks.ts";
import { type RowRange, windowSize } from "../kernel/row-window.rule.ts";
import type { ContactRowsState, ContactView } from "./contact-board.model.ts";
import { type ContactQuery, type ContactSort, MainSort, sameContacts, sameList } from "./contact-query.model.ts";
import { mayChangeContacts } from "./contact-wall.rule.ts";
import { addressOfSettings } from "./list-settings.rule.ts";
import type { ListSettings } from "./list-view.model.ts";

/** What a user may do in the list of contacts. */
export type ContactListRights = {
  readonly isGuest: boolean;
  readonly mayChange: boolean;
  readonly mayCreate: boolean;
  readonly mayDelete: boolean;
  readonly mayImport: boolean;
};

/** @param flags granted to the user */
export const contactListRights = (role: Role, flags: readonly string[]): ContactListRights => {
  const mayChange = mayChangeContacts(role);
  const may = (flag: string): boolean => mayChange && holdsFlag(role, flag, flags);
  return {
    isGuest: role === "guest",
    mayChange,
    mayCreate: may("add_contacts"),
    mayDelete: may("delete_contacts"),
    mayImport: may("import_contacts"),
  };
};

/** The state of the pyramid that the list depends on. */
type PyramidState = {
  readonly contacts: readonly { readonly direct: number }[];
  /** contacts at the top level */
  readonly count: number;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
};

type ContactListState = {
  readonly board: ContactRowsState;
  /** what the URL requests */
  readonly query: ContactQuery;
  /** from 1, of the pyramid */
  readonly page: number;
  readonly view: ContactView;
  readonly pyramid: PyramidState;
};

/** What the list of contacts shows. */
export type ContactListShown = {
  /** whether the rows are those that the URL requests */
  readonly isCurrent: boolean;
  /** whether the rows are archived or active as the URL requests */
  readonly isSameKind: boolean;
  /** the page of the whole tree; null while a search, a filter or another order applies */
  readonly tree: { readonly page: number; readonly sort: MainSort } | null;
  /** whether the pyramid is shown instead of plain rows */
  readonly isPyramid: boolean;
  /** the applied order; by name while there are too many rows for the requested one */
  readonly order: ContactSort;
  /** pages of the pyramid; 1 for plain rows, which are scrolled */
  readonly pages: number;
  readonly count: number;
  readonly isCounted: boolean;
  /** more than `count` match */
  readonly isAtLeast: boolean;
  readonly isUnsorted: boolean;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
};

/** A tree without relations is shown as a list. */
const isFlat = ({ contacts, count, isLoaded }: PyramidState, board: ContactRowsState): boolean =>
  isLoaded && board.isLoaded && count >= board.count && contacts.every(({ direct }) => direct === 0);

/** Derives what the list shows from its state. */
export const contactListShown = ({ board, query, page, view, pyramid }: ContactListState): ContactListShown => {
  const isCurrent = board.isCurrent && sameContacts(board.query, query);
  const isSameKind = board.query.archived === query.archived;
  const { sort } = query;
  const tree = query.search === "" && query.filters === null && !query.archived && MainSort.is(sort) ? { page, sort } : null;
  const isPyramid = view === "pyramid" && tree !== null && !isFlat(pyramid, board);
  const isUnsorted = isCurrent && board.unsorted;
  return {
    isCurrent,
    isSameKind,
    tree,
    isPyramid,
    order: isUnsorted ? "name" : sort,
    pages: isPyramid ? pagesFor(pyramid.count, query.limit) : 1,
    count: isSameKind ? board.count : 0,
    isCounted: board.isLoaded && isSameKind,
    isAtLeast: isCurrent && board.at_least,
    isUnsorted,
    isLoading: isPyramid ? pyramid.isLoading : board.isLoading || !isCurrent,
    isLoaded: isPyramid ? pyramid.isLoaded : board.isLoaded && isSameKind,
    failure: isPyramid ? pyramid.failure : isCurrent ? board.failure : null,
  };
};

/** Number of contacts whose uplines are requested together. */
const mostUplines = 25;

/** Ids of the first visible contacts, whose uplines are shown. */
export const uplinesInSight = ({ held }: Pick<ContactRowsState, "held">, { first, last }: RowRange): readonly string[] =>
  Array.from({ length: Math.min(mostUplines, last - first + 1) }, (_, at) => rowAt(held, first + at, windowSize.rows)?.id).filter(
    (id) => id !== undefined,
  );

/** The requested query and its visible rows. */
export type ContactSight = { readonly query: ContactQuery; readonly sight: RowRange };

/**
 * The visible rows of a query: unchanged for the same list in the same order, otherwise the first of the URL.
 * @param rows number of visible rows before anything is rendered
 */
export const sightOf = (before: ContactSight, query: ContactQuery, first: number, rows: number): ContactSight =>
  sameList(before.query, query) ? before : { query, sight: { first, last: first + rows } };

/**
 * The URL parameters without filter and search.
 * @param view settings of the open view; undefined without one
 */
export const addressWithoutFilters = (settings: ListSettings, view: ListSettings | undefined): Readonly<Record<string, string | null>> => {
  const plain = { ...settings, filters: null };
  return { ...addressOfSettings(plain, view ?? plain), search: null, page: null, at: null };
};
