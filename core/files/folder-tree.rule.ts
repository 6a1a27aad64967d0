import type { FolderId } from "./file-id.model.ts";
import { fileLimits } from "./file-limits.model.ts";
import type { FileFolder } from "./file.model.ts";

type Folders = readonly FileFolder[];

/**
 * A folder in a list of the whole tree.
 * @property depth 0 at the top
 */
export type FolderRow = { readonly folder: FileFolder; readonly depth: number };

/**
 * @property byId each folder
 * @property below the folders directly in each; at null those at the top, as a shared subfolder of a folder that is not
 */
type Index = { readonly byId: ReadonlyMap<FolderId, FileFolder>; readonly below: ReadonlyMap<FolderId | null, Folders> };

/** A list is indexed once: the tree and the targets of a move ask for every folder. */
const indexes = new WeakMap<Folders, Index>();

const indexOf = (folders: Folders): Index => {
  const known = indexes.get(folders);
  if (known !== undefined) return known;
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const below = new Map<FolderId | null, FileFolder[]>();
  for (const folder of folders) {
    const parent = folder.parent_id !== null && byId.has(folder.parent_id) ? folder.parent_id : null;
    below.set(parent, below.get(parent) ?? []);
    below.get(parent)?.push(folder);
  }
  const index = { byId, below };
  indexes.set(folders, index);
  return index;
};

/** The folders directly in another; null for those at the top. */
export const foldersIn = (folders: Folders, parent: FolderId | null): Folders => indexOf(folders).below.get(parent) ?? [];

/** Whether the second folder is the first or inside it. */
const isWithin = (folders: Folders, outer: FolderId, inner: FolderId): boolean => folderPath(folders, inner).some(({ id }) => id === outer);

/** The folders from the top down to one, itself included; empty for an unknown one. */
export const folderPath = (folders: Folders, id: FolderId | null): Folders => {
  const { byId } = indexOf(folders);
  const path: FileFolder[] = [];
  for (let at = id === null ? undefined : byId.get(id); at !== undefined && !path.includes(at);) {
    path.unshift(at);
    at = at.parent_id === null ? undefined : byId.get(at.parent_id);
  }
  return path;
};

/** The names of the folders from the top down to one; '' for none and an unknown one. */
export const folderPathName = (folders: Folders, id: FolderId | null): string =>
  folderPath(folders, id)
    .map(({ name }) => name)
    .join(" / ");

/** All folders with their depth, each followed by those in it; system folders last. */
export const folderRows = (folders: Folders): readonly FolderRow[] => {
  const below = (parent: FolderId | null, depth: number): readonly FolderRow[] =>
    foldersIn(folders, parent)
      .toSorted((a, b) => Number(a.system) - Number(b.system))
      .flatMap((folder) => [{ folder, depth }, ...below(folder.id, depth + 1)]);
  return below(null, 0);
};

/** The levels of folders that a folder takes, itself included. */
const levelsOf = (folders: Folders, id: FolderId): number =>
  1 + Math.max(0, ...foldersIn(folders, id).map((one) => levelsOf(folders, one.id)));

/**
 * Whether folders may be moved into another: not into itself or a folder inside it, not into a system folder, and not beyond the greatest
 * depth.
 * @param target null for the top
 */
export const mayMoveInto = (folders: Folders, moved: readonly FolderId[], target: FolderId | null): boolean => {
  const into = target === null ? undefined : indexOf(folders).byId.get(target);
  if (target !== null && (into === undefined || into.system || !into.editable)) return false;
  const depth = folderPath(folders, target).length;
  return moved.every(
    (id) => (target === null || !isWithin(folders, id, target)) && depth + levelsOf(folders, id) <= fileLimits.folderDepth,
  );
};

/** Whether a folder may get a folder of its own. */
export const mayHoldFolder = (folders: Folders, id: FolderId | null): boolean =>
  id === null || (folderPath(folders, id).length < fileLimits.folderDepth && folders.some((one) => one.id === id && one.editable));
