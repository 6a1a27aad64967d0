import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";

/**
 * Deletes pages of the portal that were deleted before a time, epoch seconds.
 * @param limit rows at most
 * @returns how many were deleted
 */
export const sweepPages = async ({ db, org }: Tx, before: number, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from portal_pages where org_id = ${org} and page_id in (
      select page_id from portal_pages where org_id = ${org} and deleted_at < ${before} order by page_id limit ${limit} for update skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};
