import * as t from "io-ts";

const Cursors = t.partial({ after: t.string });

/** How the Graph API of Facebook and Instagram names the next page. */
export const GraphPaging = t.union([t.partial({ cursors: Cursors, next: t.string }), t.undefined]);

/** The next page; null after the last, which has no address of a next one. */
export const nextOf = (paging: t.TypeOf<typeof GraphPaging>): string | null =>
  paging?.next === undefined ? null : (paging.cursors?.after ?? null);
