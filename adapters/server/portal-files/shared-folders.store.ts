import { sql } from "kysely";
import { admits } from "../../../core/portal-roles/admits.rule.ts";
import { roleOfContact } from "../portal-roles/known-roles.store.ts";
import { sharedWithRole } from "../portal-roles/shared-with-role.store.ts";
import type { Tx } from "../storage/database.ts";

type FolderRow = { readonly id: number; readonly name: string; readonly parent_id: number | null; readonly files_count: number };

/** All folders of files by name, and the ids of those that are shared with a learner's role. */
export const foldersOfLearner = async (
  tx: Tx,
  contact: number,
): Promise<{ readonly folders: readonly FolderRow[]; readonly shared: ReadonlySet<number> }> => {
  const role = await roleOfContact(tx, contact);
  if (role === null || !admits(role, "files")) return { folders: [], shared: new Set() };
  const shared = new Set(await sharedWithRole(tx, "files/folders", role.role_id));
  if (shared.size === 0) return { folders: [], shared };
  const { rows } = await sql<FolderRow>`
    select d.folder_id as id, d.name, d.parent_id,
      (select count(*) from files f where f.org_id = d.org_id and f.folder_id = d.folder_id and f.deleted_at is null and f.con_id is null) as files_count
    from file_folders d where d.org_id = ${tx.org} and d.deleted_at is null order by fold_text(d.name) collate "C", d.folder_id`.execute(
    tx.db,
  );
  return { folders: rows, shared };
};
