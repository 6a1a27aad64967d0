import { type ContactQuery, ContactSort, contactLimits, firstContacts } from "../../../core/contacts/contact-query.model.ts";

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

/** Whether two questions have the same answer. */
export const sameQuery = (a: ContactQuery, b: ContactQuery): boolean =>
  a.page === b.page && a.limit === b.limit && a.sort === b.sort && a.search === b.search && a.archived === b.archived && JSON.stringify(a.filters) === JSON.stringify(b.filters) && JSON.stringify(a.fields) === JSON.stringify(b.fields);

export const contactHref = (id: number | string): string => `/ui/contacts/${id}`;
