import * as t from "io-ts";
import { sameValue } from "../kernel/same-value.ts";
import { allContacts, type ContactFind, longestSearch } from "./contact-find.model.ts";

/** Orders that every list of contacts has; a minus turns one round. */
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

/** Orders of a list of contacts: the main ones, and by the value of an own field. */
export const ContactSort = t.union([MainSort, OwnSort], "ContactSort");
export type ContactSort = t.TypeOf<typeof ContactSort>;

/** More contacts than this are not put in order by an own field, which has no index. */
export const mostSortedByField = 10_000;

/**
 * What a list of contacts is asked for.
 * @property page from 1
 * @property limit rows a page, at most 250
 * @property fields the keys of own fields that come with each contact; null for all
 * @property count whether to count those who match; if not, `count` is what was seen so far
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

/** What a main order goes by, and its direction. */
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

/** What an order goes by, and its direction. */
export const sortParts = (sort: ContactSort): SortParts => {
  if (MainSort.is(sort)) return mainSortParts(sort);
  const isDescending = sort.startsWith("-");
  return { by: "field", field: sort.slice("fields.".length + Number(isDescending)), isDescending };
};

/** Whom a list shows, whatever its order and page. */
export const findOfQuery = ({ search, archived, filters }: ContactFind): ContactFind => ({ search, archived, filters: filters ?? null });

/** Whether two questions list the same contacts in the same order. */
export const sameList = (a: ContactQuery, b: ContactQuery): boolean => a.sort === b.sort && sameValue(findOfQuery(a), findOfQuery(b));

/** Whether two questions have the same answer, whatever part of it they ask for. */
export const sameContacts = (a: ContactQuery, b: ContactQuery): boolean => sameList(a, b) && sameValue(a.fields, b.fields);
