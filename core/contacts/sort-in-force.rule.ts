import { type ContactSort, mostSortedByField, sortParts } from "./contact-query.model.ts";

/**
 * The sort order that applies: by name instead of a custom field for more than `mostSortedByField` contacts.
 * @param count number of contacts to sort
 */
export const sortInForce = (sort: ContactSort, count: number): ContactSort =>
  sortParts(sort).by === "field" && count > mostSortedByField ? "name" : sort;
