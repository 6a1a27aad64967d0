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

/** What tells where a folder is. */
export type NestedFolder = Pick<TreeFolder, "id" | "parent_id">;

/**
 * A folder in a list of the whole tree.
 * @property depth 0 at the top
 */
export type FolderRow<F> = { readonly folder: F; readonly depth: number };

/** How deep folders can be inside one another. */
export const mostFolderLevels = 5;

/**
 * Positions of folders in their list.
 * @property at of each folder
 * @property below of the folders directly in each; at null of those at the top, as a shared subfolder of a folder that is not
 */
type Index = { readonly at: ReadonlyMap<FolderKey, number>; readonly below: ReadonlyMap<FolderKey | null, readonly number[]> };

/** A list is indexed once: the tree and the targets of a move ask for every folder. */
const indexes = new WeakMap<readonly NestedFolder[], Index>();

const indexOf = (folders: readonly NestedFolder[]): Index => {
  const known = indexes.get(folders);
  if (known !== undefined) return known;
  const at = new Map<FolderKey, number>(folders.map(({ id }, position) => [id, position]));
  const below = new Map<FolderKey | null, number[]>();
  for (const [position, { parent_id }] of folders.entries()) {
    const parent = parent_id !== null && at.has(parent_id) ? parent_id : null;
    below.set(parent, below.get(parent) ?? []);
    below.get(parent)?.push(position);
  }
  const index = { at, below };
  indexes.set(folders, index);
  return index;
};

const folderOf = <F extends NestedFolder>(folders: readonly F[], id: FolderKey | null): F | undefined =>
  id === null ? undefined : folders[indexOf(folders).at.get(id) ?? -1];

/** The folders directly in another; null for those at the top. */
export const foldersIn = <F extends TreeFolder>(folders: readonly F[], parent: FolderKey | null): readonly F[] =>
  (indexOf(folders).below.get(parent) ?? []).flatMap((position) => folders[position] ?? []);

/** Whether the second folder is the first or inside it. */
const isWithin = (folders: readonly TreeFolder[], outer: FolderKey, inner: FolderKey): boolean =>
  folderPath(folders, inner).some(({ id }) => id === outer);

/** The folders from the top down to one, itself included; empty for an unknown one. */
export const folderPath = <F extends NestedFolder>(folders: readonly F[], id: FolderKey | null): readonly F[] => {
  const path: F[] = [];
  for (let at = folderOf(folders, id); at !== undefined && !path.includes(at); at = folderOf(folders, at.parent_id)) path.unshift(at);
  return path;
};

/** The names of the folders from the top down to one; '' for none and an unknown one. */
export const folderPathName = (folders: readonly TreeFolder[], id: FolderKey | null): string =>
  folderPath(folders, id)
    .map(({ name }) => name)
    .join(" / ");

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
  const into = folderOf(folders, target);
  if (target !== null && (into === undefined || into.system || !into.editable)) return false;
  const depth = folderPath(folders, target).length;
  return moved.every((id) => (target === null || !isWithin(folders, id, target)) && depth + levelsOf(folders, id) <= mostFolderLevels);
};

/** Whether a folder may get a folder of its own. */
export const mayHoldFolder = (folders: readonly TreeFolder[], id: FolderKey | null): boolean =>
  id === null || (folderPath(folders, id).length < mostFolderLevels && folders.some((one) => one.id === id && one.editable));
