import * as t from "io-ts";

/** A page of a list as the wire carries it. */
export const pageOf = <C extends t.Mixed>(item: C) =>
  t.type({ results: t.readonlyArray(item), page: t.number, pages: t.number, count: t.number }, `Page<${item.name}>`);

/** A page of a list. */
export type Page<A> = { readonly results: readonly A[]; readonly page: number; readonly pages: number; readonly count: number };

/**
 * Pages needed for `count` rows; an empty list still has one page.
 * @param limit rows a page
 */
export const pagesFor = (count: number, limit: number): number => Math.max(1, Math.ceil(count / limit));
