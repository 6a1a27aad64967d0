/** The id of a folder: a number, or a name for one that comes with the product. */
export type FolderKey = number | string;

/**
 * A folder of a library.
 * @property parent_id the folder that it is in
 * @property system comes with the product and cannot be changed
 */
export type TreeFolder = {
  readonly id: FolderKey;
  readonly name: string;
  readonly parent_id: number | null;
  readonly editable: boolean;
  readonly system: boolean;
};

/**
 * A folder in a list of the whole tree.
 * @property depth 0 at the top
 */
export type FolderRow<F> = { readonly folder: F; readonly depth: number };

/** How deep folders can be inside one another. */
export const mostFolderLevels = 5;

/** The parent of a folder among the given ones; null where there is none, as with a shared subfolder of a folder that is not. */
const parentAmong = (folders: readonly TreeFolder[], { parent_id }: TreeFolder): number | null =>
  parent_id !== null && folders.some(({ id }) => id === parent_id) ? parent_id : null;

/** The folders directly in another; null for those at the top. */
export const foldersIn = <F extends TreeFolder>(folders: readonly F[], parent: FolderKey | null): readonly F[] =>
  folders.filter((folder) => parentAmong(folders, folder) === parent);

/** Whether the second folder is the first or inside it. */
const isWithin = (folders: readonly TreeFolder[], outer: FolderKey, inner: FolderKey): boolean =>
  folderPath(folders, inner).some(({ id }) => id === outer);

/** The folders from the top down to one, itself included; empty for an unknown one. */
export const folderPath = <F extends TreeFolder>(folders: readonly F[], id: FolderKey | null): readonly F[] => {
  const byId = new Map<FolderKey, F>(folders.map((folder) => [folder.id, folder]));
  const path: F[] = [];
  for (let at = id === null ? undefined : byId.get(id); at !== undefined && !path.includes(at);) {
    path.unshift(at);
    at = at.parent_id === null ? undefined : byId.get(at.parent_id);
  }
  return path;
};

/** All folders with their depth, each followed by those in it; system folders last. */
export const folderRows = <F extends TreeFolder>(folders: readonly F[]): readonly FolderRow<F>[] => {
  const below = (parent: FolderKey | null, depth: number): readonly FolderRow<F>[] =>
    foldersIn(folders, parent)
      .toSorted((a, b) => Number(a.system) - Number(b.system))
      .flatMap((folder) => [{ folder, depth }, ...below(folder.id, depth + 1)]);
  return below(null, 0);
};

/** The levels of folders that a folder takes, itself included. */
const levelsOf = (folders: readonly TreeFolder[], id: FolderKey): number =>
  1 + Math.max(0, ...foldersIn(folders, id).map((one) => levelsOf(folders, one.id)));

/**
 * Whether folders may be moved into another: not into itself or a folder inside it, not into a system folder, and not beyond the greatest
 * depth.
 * @param target null for the top
 */
export const mayMoveInto = (folders: readonly TreeFolder[], moved: readonly FolderKey[], target: FolderKey | null): boolean => {
  const into = folders.find(({ id }) => id === target);
  if (target !== null && (into === undefined || into.system || !into.editable)) return false;
  const depth = folderPath(folders, target).length;
  return moved.every((id) => (target === null || !isWithin(folders, id, target)) && depth + levelsOf(folders, id) <= mostFolderLevels);
};

/** Whether a folder may get a folder of its own. */
export const mayHoldFolder = (folders: readonly TreeFolder[], id: FolderKey | null): boolean =>
  id === null || (folderPath(folders, id).length < mostFolderLevels && folders.some((one) => one.id === id && one.editable));
