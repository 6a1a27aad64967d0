import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { invalid } from "../kernel/failure.ts";
import type { FolderPlace } from "../kernel/folder-places.ts";
import { deletedTree, restoredTree } from "../kernel/folder-tree.ts";
import { folderEditOf, type FolderWrite } from "./file-edit.model.ts";
import { fileLimits } from "./file-limits.model.ts";
import { fileRefusals } from "./file-refusals.ts";
import type { FileFolder } from "./file.model.ts";
import { changeableFolder } from "./find-file.rule.ts";

/**
 * A write of a folder with what is in it.
 * @property below the folder and the folders in it that are deleted or restored with it
 */
export type FolderTreeWrite = FolderWrite & { readonly below: readonly number[] };

type Context = { readonly places: readonly FolderPlace[]; readonly now: number };

/**
 * Decides a deletion of a folder with everything in it; a folder in the bin keeps the time of its first deletion.
 * @param stored null where the caller sees no such folder
 */
export const decideFolderDeletion = (stored: FileFolder | null, { places, now }: Context): Decision<FolderTreeWrite> => {
  const found = changeableFolder(stored, now);
  if (E.isLeft(found)) return found;
  const folder = found.right;
  if (folder.deleted_at !== null || typeof folder.id !== "number") return E.right(null);
  return E.right({
    edit: { ...folderEditOf(folder), deleted_at: now, version: folder.version + 1, updated_at: now },
    below: deletedTree(places, folder.id),
    audit: { action: "file_folder.delete", before: null, after: null },
  });
};

/**
 * Decides a restoration within 30 days, with everything that was deleted with the folder. Where the folder above is not in use, or too deep by
 * now, the folder is restored at the top.
 * @param stored null where the caller sees no such folder
 */
export const decideFolderRestoration = (stored: FileFolder | null, { places, now }: Context): Decision<FolderTreeWrite> => {
  const found = changeableFolder(stored, now);
  if (E.isLeft(found)) return found;
  const folder = found.right;
  if (folder.deleted_at === null || typeof folder.id !== "number") return E.right(null);
  const tree = restoredTree(places, { id: folder.id, parent: folder.parent_id, deleted_at: folder.deleted_at }, fileLimits);
  if (tree === "number") return E.left(invalid({ name: [fileRefusals.file_folder_number({ most: fileLimits.folders })] }));
  return E.right({
    edit: {
      ...folderEditOf(folder),
      parent_id: tree.parent,
      deleted_at: null,
      version: folder.version + 1,
      updated_at: now,
    },
    below: tree.below,
    audit: { action: "file_folder.restore", before: null, after: null },
  });
};
