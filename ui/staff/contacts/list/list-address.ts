import { type ContactQuery, ContactSort, contactLimits, firstContacts } from "../../../../core/contacts/contact-query.model.ts";
import { ownKeysOf } from "../../../../core/contacts/list-settings.rule.ts";
import type { ListSettings } from "../../../../core/contacts/list-view.model.ts";

type Query = Readonly<Partial<Record<string, string>>>;

/** What the address of a list asks for; what it cannot mean is as if it were not there. */
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

/** Rows that are asked for before anybody knows how many are in sight. */
export const rowsAtFirst = 30;

/** What a list asks for: the words of its address, and how it is shaped. */
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

/** The row that stands first, from 0: the one that the address names, or the first of its page. */
export const firstOfAddress = (query: Query): number => {
  const at = Number(query["at"]);
  const { page, limit } = queryOfAddress(query, false);
  return Number.isSafeInteger(at) && at >= 1 ? at - 1 : (page - 1) * limit;
};

/**
 * What the address says of the row that stands first in a list that is scrolled.
 * @param first from 0
 */
export const addressOfRow = (first: number): { readonly at: string | null; readonly page: null } => ({
  at: first === 0 ? null : String(first + 1),
  page: null,
});

/**
 * What the address says of a page.
 * @param page from 1
 */
export const addressOfPage = (page: number): { readonly at: null; readonly page: string | null } => ({
  at: null,
  page: page === 1 ? null : String(page),
});

export const contactHref = (id: number | string): string => `/ui/contacts/${id}`;
