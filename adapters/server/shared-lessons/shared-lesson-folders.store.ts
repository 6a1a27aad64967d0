import { roleOfContact } from "../portal-roles/known-roles.store.ts";
import { foldersForRole, type SharedFolders } from "../portal-roles/shared-folders.store.ts";
import type { Tx } from "../storage/database.ts";

/** All folders of lessons by name, and the ids of those that are shared with a learner's role. */
export const lessonFoldersOfLearner = async (tx: Tx, contact: number): Promise<SharedFolders> =>
  foldersForRole(tx, "lessons/folders", await roleOfContact(tx, contact));
