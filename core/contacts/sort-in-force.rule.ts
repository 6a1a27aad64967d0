import { type ContactSort, mostSortedByField, sortParts } from "./contact-query.model.ts";

/** The order in which contacts are given: by name where more are meant than are put in order by an own field. @param count how many are meant */
export const sortInForce = (sort: ContactSort, count: number): ContactSort => (sortParts(sort).by === "field" && count > mostSortedByField ? "name" : sort);
