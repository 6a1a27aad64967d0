import { folderPath } from "./folder-tree.rule.ts";
import type { FolderName, FolderPlace } from "./shared-folder.model.ts";

/**
 * The way to a folder from the highest folder that is shared, which comes first; null for one that is neither shared nor below a shared one.
 * @param folders all folders that are in use
 * @param shared ids of the shared ones
 */
export const sharedPath = <F extends FolderPlace>(folders: readonly F[], shared: ReadonlySet<number>, id: number): readonly F[] | null => {
  const way = folderPath(folders, id);
  const first = way.findIndex((folder) => shared.has(folder.id));
  return first === -1 ? null : way.slice(first);
};

/** The shared folders that are not below another shared one. */
const topShared = <F extends FolderPlace>(folders: readonly F[], shared: ReadonlySet<number>): readonly F[] =>
  folders.filter(({ id }) => shared.has(id) && sharedPath(folders, shared, id)?.length === 1);

const named = ({ id, name }: FolderName): FolderName => ({ id, name });

/**
 * A shared folder with the folders directly in it; null for one that is neither shared nor below a shared one.
 * @param folders all folders that are in use
 * @param shared ids of the shared ones
 * @param id null for the list of the highest shared folders
 */
export const sharedFolder = <F extends FolderPlace>(folders: readonly F[], shared: ReadonlySet<number>, id: number | null) => {
  if (id === null) return { folder: null, above: [], below: topShared(folders, shared) };
  const path = sharedPath(folders, shared, id)?.map(named);
  const folder = path?.at(-1);
  if (path === undefined || folder === undefined) return null;
  return { folder, above: path.slice(0, -1), below: folders.filter(({ parent_id }) => parent_id === id) };
};
