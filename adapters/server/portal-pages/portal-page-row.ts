import { sql } from "kysely";
import type { StoredPage } from "../../../core/portal-pages/stored-page.model.ts";
import type { Tx } from "../storage/database.ts";

const columns = sql`page_id as id, path, title, html, draft_title, draft_html, published_at, version, updated_at, deleted_at`;

/** The pages in use by their working titles. */
export const pagesInUse = async ({ db, org }: Tx): Promise<readonly StoredPage[]> => {
  const { rows } = await sql<StoredPage>`
    select ${columns} from portal_pages where org_id = ${org} and deleted_at is null order by lower(draft_title), page_id`.execute(db);
  return rows;
};

/** A page of the organisation, deleted ones too; null for none. */
export const readPage = async ({ db, org }: Tx, id: number): Promise<StoredPage | null> => {
  const { rows } = await sql<StoredPage>`select ${columns} from portal_pages where org_id = ${org} and page_id = ${id}`.execute(db);
  return rows[0] ?? null;
};

/**
 * The addresses of the pages in use. Writes of pages wait for each other until the transaction ends, so that none of them takes the same
 * address.
 * @param except the id of the page that is written, null for a new one
 */
export const lockedPaths = async ({ db, org }: Tx, except: number | null): Promise<ReadonlySet<string>> => {
  await sql`select from orgs where org_id = ${org} for no key update`.execute(db);
  const { rows } = await sql<{ path: string }>`
    select path from portal_pages where org_id = ${org} and deleted_at is null and page_id is distinct from ${except}::bigint`.execute(db);
  return new Set(rows.map(({ path }) => path));
};
