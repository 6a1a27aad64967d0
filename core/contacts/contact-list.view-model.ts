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

/** The pyramid as far as the list depends on it. */
type PyramidState = {
  readonly contacts: readonly { readonly direct: number }[];
  /** contacts at the top */
  readonly count: number;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
};

type ContactListState = {
  readonly board: ContactRowsState;
  /** what the address asks for */
  readonly query: ContactQuery;
  /** from 1, of the pyramid */
  readonly page: number;
  readonly view: ContactView;
  readonly pyramid: PyramidState;
};

/** What the list of contacts shows. */
export type ContactListShown = {
  /** whether the rows are those that the address asks for */
  readonly isCurrent: boolean;
  /** whether the rows are archived where the address asks for archived ones, and not where it does not */
  readonly isSameKind: boolean;
  /** the part of the whole tree that is read; null while a search, a filter or another order leaves a part of it */
  readonly tree: { readonly page: number; readonly sort: MainSort } | null;
  /** whether the pyramid is drawn rather than plain rows */
  readonly isPyramid: boolean;
  /** the order in which the rows are; names while there are too many rows for the one asked for */
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

/** A tree without any relation is a plain list. */
const isFlat = ({ contacts, count, isLoaded }: PyramidState, board: ContactRowsState): boolean =>
  isLoaded && board.isLoaded && count >= board.count && contacts.every(({ direct }) => direct === 0);

/** What the list shows of its state. */
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

/** Contacts whose uplines are read together. */
const mostUplines = 25;

/** Ids of the first contacts in sight whose uplines are shown. */
export const uplinesInSight = ({ held }: Pick<ContactRowsState, "held">, { first, last }: RowRange): readonly string[] =>
  Array.from({ length: Math.min(mostUplines, last - first + 1) }, (_, at) => rowAt(held, first + at, windowSize.rows)?.id).filter(
    (id) => id !== undefined,
  );

/** What is asked for, and the rows in sight of it. */
export type ContactSight = { readonly query: ContactQuery; readonly sight: RowRange };

/**
 * The rows in sight of a query: those of before for the same list in the same order, else the first of the address.
 * @param rows in sight before anything is drawn
 */
export const sightOf = (before: ContactSight, query: ContactQuery, first: number, rows: number): ContactSight =>
  sameList(before.query, query) ? before : { query, sight: { first, last: first + rows } };

/**
 * What the address says once neither a filter nor a search is in force.
 * @param view settings of the open view; undefined without one
 */
export const addressWithoutFilters = (settings: ListSettings, view: ListSettings | undefined): Readonly<Record<string, string | null>> => {
  const plain = { ...settings, filters: null };
  return { ...addressOfSettings(plain, view ?? plain), search: null, page: null, at: null };
};
