import { type ContactQuery, ContactSort, contactLimits, firstContacts } from "../../../../core/contacts/contact-query.model.ts";
import { ownKeysOf } from "../../../../core/contacts/list-settings.rule.ts";
import type { ListSettings } from "../../../../core/contacts/list-view.model.ts";

type Query = Readonly<Partial<Record<string, string>>>;

/** The query in the URL; invalid parameters are ignored. */
export const queryOfAddress = (query: Query, archived: boolean): ContactQuery => {
  const page = Number(query["page"] ?? "1");
  const sort = query["sort"];
  return {
    ...firstContacts,
    archived,
    page: Number.isInteger(page) && page >= 1 && page <= contactLimits.page ? page : 1,
    sort: ContactSort.is(sort) ? sort : firstContacts.sort,
    search: (query["search"] ?? "").slice(0, contactLimits.search),
  };
};

/** Rows loaded before the number of visible rows is known. */
export const rowsAtFirst = 30;

/** The query of a list: the search text of the URL with its sort order, filters and columns. */
export const listQuery = (
  { search }: Query,
  archived: boolean,
  { sort, filters, columns }: Pick<ListSettings, "sort" | "filters" | "columns">,
): ContactQuery => ({
  ...queryOfAddress(search === undefined ? {} : { search }, archived),
  sort,
  filters,
  fields: ownKeysOf(columns),
});

/** The index of the first row, from 0: `at` in the URL, or the first row of its page. */
export const firstOfAddress = (query: Query): number => {
  const at = Number(query["at"]);
  const { page, limit } = queryOfAddress(query, false);
  return Number.isSafeInteger(at) && at >= 1 ? at - 1 : (page - 1) * limit;
};

/**
 * The URL parameters of the first visible row in a virtual list.
 * @param first from 0
 */
export const addressOfRow = (first: number): { readonly at: string | null; readonly page: null } => ({
  at: first === 0 ? null : String(first + 1),
  page: null,
});

/**
 * The URL parameters of a page.
 * @param page from 1
 */
export const addressOfPage = (page: number): { readonly at: null; readonly page: string | null } => ({
  at: null,
  page: page === 1 ? null : String(page),
});

export const contactHref = (id: number | string): string => `/ui/contacts/${id}`;
