import * as t from "io-ts";
import { sameValue } from "../kernel/same-value.ts";
import { allContacts, type ContactFind, longestSearch } from "./contact-find.model.ts";

/** Orders of every list of contacts; a minus reverses one. */
export const MainSort = t.keyof(
  { name: null, "-name": null, created: null, "-created": null, updated: null, "-updated": null },
  "MainSort",
);
export type MainSort = t.TypeOf<typeof MainSort>;

type OwnSort = `fields.${string}` | `-fields.${string}`;

const isOwnSort = (u: unknown): u is OwnSort => typeof u === "string" && /^-?fields\.[^,~]{1,100}$/.test(u);
const OwnSort = new t.Type<OwnSort, string, unknown>(
  "OwnSort",
  isOwnSort,
  (u, c) => (isOwnSort(u) ? t.success(u) : t.failure(u, c, "expected fields. and the key of a field")),
  String,
);

/** Orders of a list of contacts: the main ones, and by a custom field. */
export const ContactSort = t.union([MainSort, OwnSort], "ContactSort");
export type ContactSort = t.TypeOf<typeof ContactSort>;

/** Maximum number of contacts sorted by a custom field, which has no index. */
export const mostSortedByField = 10_000;

/**
 * A request for a list of contacts.
 * @property page from 1
 * @property limit rows a page, at most 250
 * @property fields keys of custom fields returned with each contact; null for all
 * @property count whether to count all matches; otherwise `count` is the number seen so far
 */
export type ContactQuery = ContactFind & {
  readonly page: number;
  readonly limit: number;
  readonly sort: ContactSort;
  readonly fields: readonly string[] | null;
  readonly count: boolean;
};

export const contactLimits = { page: 1_000_000, rows: 250, defaultRows: 25, search: longestSearch, fields: 100 } as const;

export const firstContacts: ContactQuery = {
  ...allContacts,
  page: 1,
  limit: contactLimits.defaultRows,
  sort: "name",
  fields: null,
  count: true,
};

type MainParts = { readonly by: "name" | "created" | "updated"; readonly isDescending: boolean };
export type SortParts = MainParts | { readonly by: "field"; readonly field: string; readonly isDescending: boolean };

/** The key and direction of a main order. */
export const mainSortParts = (sort: MainSort): MainParts => {
  const isDescending = sort.startsWith("-");
  switch (sort) {
    case "name":
    case "-name":
      return { by: "name", isDescending };
    case "created":
    case "-created":
      return { by: "created", isDescending };
    case "updated":
    case "-updated":
      return { by: "updated", isDescending };
  }
};

/** The key and direction of an order. */
export const sortParts = (sort: ContactSort): SortParts => {
  if (MainSort.is(sort)) return mainSortParts(sort);
  const isDescending = sort.startsWith("-");
  return { by: "field", field: sort.slice("fields.".length + Number(isDescending)), isDescending };
};

/** The selection of a list, without its order and page. */
export const findOfQuery = ({ search, archived, filters }: ContactFind): ContactFind => ({ search, archived, filters: filters ?? null });

/** Whether two queries list the same contacts in the same order. */
export const sameList = (a: ContactQuery, b: ContactQuery): boolean => a.sort === b.sort && sameValue(findOfQuery(a), findOfQuery(b));

/** Whether two queries have the same result, whatever page of it they request. */
export const sameContacts = (a: ContactQuery, b: ContactQuery): boolean => sameList(a, b) && sameValue(a.fields, b.fields);
