import { admits } from "../../../core/portal-roles/admits.rule.ts";
import { roleOfContact } from "../portal-roles/known-roles.store.ts";
import { foldersForRole, type SharedFolders } from "../portal-roles/shared-folders.store.ts";
import type { Tx } from "../storage/database.ts";

/** All folders of files by name, and the ids of those that are shared with a learner's role. */
export const foldersOfLearner = async (tx: Tx, contact: number): Promise<SharedFolders> => {
  const role = await roleOfContact(tx, contact);
  return foldersForRole(tx, "files/folders", admits(role, "files") ? role : null);
};
