import * as t from "io-ts";

/** Codec of a page of a list. */
export const pageOf = <C extends t.Mixed>(item: C) =>
  t.type({ results: t.readonlyArray(item), page: t.number, pages: t.number, count: t.number }, `Page<${item.name}>`);

/** A page of a list. */
export type Page<A> = { readonly results: readonly A[]; readonly page: number; readonly pages: number; readonly count: number };

/**
 * Number of pages for `count` rows; an empty list still has one page.
 * @param limit rows a page
 */
export const pagesFor = (count: number, limit: number): number => Math.max(1, Math.ceil(count / limit));

/** The requested page of a list; filters are added by each area. */
export type PageQuery = {
  /** from 1 */
  readonly page: number;
  /** rows a page */
  readonly limit: number;
  readonly sort: string;
  readonly search: string;
};
