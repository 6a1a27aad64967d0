import { sql } from "kysely";
import { keptFiles } from "../../../core/import/import-layout.model.ts";
import type { Tx } from "../storage/database.ts";

/** Total bytes of the organisation's stored import files. */
export const keptBytes = async ({ db, org }: Tx): Promise<number> => {
  const { rows } = await sql<{
    bytes: number;
  }>`select coalesce(sum(bytes), 0)::float8 as bytes from imports where org_id = ${org} and file_gone_at is null`.execute(db);
  return rows[0]?.bytes ?? 0;
};

/** Files of imports that were never started, beyond the limit, oldest first. */
export const unfinishedBeyond = async ({ db, org }: Tx): Promise<readonly { readonly id: number; readonly file_id: string }[]> => {
  const { rows } = await sql<{ id: number; file_id: string }>`
    select import_id as id, file_id::text as file_id from imports
    where org_id = ${org} and file_gone_at is null and state in ('mapping', 'planned') order by import_id desc offset ${keptFiles.unfinished}`.execute(
    db,
  );
  return rows;
};
