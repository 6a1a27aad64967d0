import { sql } from "kysely";
import type { LessonFolderPlace } from "../../../core/shared-lessons/shared-lesson-entry.rule.ts";
import { roleOfContact } from "../portal-roles/known-roles.store.ts";
import { sharedWithRole } from "../portal-roles/shared-with-role.store.ts";
import type { Tx } from "../storage/database.ts";

type LearnersFolders = { readonly folders: readonly LessonFolderPlace[]; readonly shared: ReadonlySet<number> };

/** All folders of lessons by name, and the ids of those that are shared with a learner's role; no folder where none is. */
export const lessonFoldersOfLearner = async (tx: Tx, contact: number): Promise<LearnersFolders> => {
  const role = await roleOfContact(tx, contact);
  const shared = new Set(role === null ? [] : await sharedWithRole(tx, "lessons/folders", role.role_id));
  if (shared.size === 0) return { folders: [], shared };
  const { rows } = await sql<LessonFolderPlace>`
    select d.folder_id as id, d.name, d.parent_id from lesson_folders d
    where d.org_id = ${tx.org} and d.deleted_at is null order by fold_text(d.name) collate "C", d.folder_id`.execute(tx.db);
  return { folders: rows, shared };
};
