import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { notFound } from "../../../core/kernel/failure.ts";
import { publishedPageRefusals } from "../../../core/portal-pages/published-page-refusals.ts";
import type { PublishedPage } from "../../../core/portal-pages/published-page.model.ts";
import type { PublishedPageStore } from "../../../core/portal-pages/published-pages.port.ts";
import type { Tx } from "../storage/database.ts";

/** The published pages of the portal by title, or the one with an address. */
export const publishedPages = async ({ db, org }: Tx, path: string | null): Promise<readonly PublishedPage[]> => {
  const { rows } = await sql<PublishedPage>`
    select path, title, html from portal_pages
    where org_id = ${org} and deleted_at is null and published_at is not null and (${path}::text is null or path = ${path}::text)
    order by lower(title), page_id`.execute(db);
  return rows;
};

/** The published pages of the portal in the transaction of one call. */
export const makePublishedPages = (tx: Tx): PublishedPageStore => ({
  read: (path) => async () => {
    const [page] = await publishedPages(tx, path);
    return page === undefined ? E.left(notFound(publishedPageRefusals.no_page)) : E.right(page);
  },
});
