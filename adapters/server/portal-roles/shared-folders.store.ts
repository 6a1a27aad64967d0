import { type RawBuilder, sql } from "kysely";
import type { FolderPlace } from "../../../core/library/shared-folder.model.ts";
import type { Tx } from "../storage/database.ts";
import { type SharedResource, sharedWithRole } from "./shared-with-role.store.ts";

/** All folders in use by name, and the ids of those that are shared with a role. */
export type SharedFolders = { readonly folders: readonly FolderPlace[]; readonly shared: ReadonlySet<number> };

const tables = { "files/folders": "file_folders", "lessons/folders": "lesson_folders" } as const satisfies Record<SharedResource, string>;

/**
 * The folders of a library for a role; no folder where none is shared.
 * @param role null for no access
 */
export const foldersForRole = async (
  tx: Tx,
  resource: SharedResource,
  role: { readonly role_id: number } | null,
): Promise<SharedFolders> => {
  const shared = new Set(role === null ? [] : await sharedWithRole(tx, resource, role.role_id));
  if (shared.size === 0) return { folders: [], shared };
  const { rows } = await sql<FolderPlace>`
    select d.folder_id as id, d.name, d.parent_id from ${sql.table(tables[resource])} d
    where d.org_id = ${tx.org} and d.deleted_at is null order by fold_text(d.name) collate "C", d.folder_id`.execute(tx.db);
  return { folders: rows, shared };
};

/**
 * How many records are directly in each folder, by its id.
 * @param records selects the `folder_id` of each record in use
 */
export const countByFolder = async (
  { db }: Pick<Tx, "db">,
  records: RawBuilder<unknown>,
  folders: readonly FolderPlace[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ folder_id: number; n: number }>`
    select x.folder_id, count(*)::int as n from (${records}) x where x.folder_id = any(${folders.map(({ id }) => id)}::bigint[]) group by x.folder_id`.execute(
    db,
  );
  return new Map(rows.map(({ folder_id, n }) => [folder_id, n]));
};
