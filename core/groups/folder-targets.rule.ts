import { folderLine } from "../kernel/folder-places.ts";
import { movedFolderProblem } from "../kernel/folder-tree.ts";
import { type GroupFolder, groupFolderLimits } from "./group.model.ts";

/**
 * A place to which a folder can be moved.
 * @property id null for the top
 * @property name with the folders above it, joined by slashes; '' for the top
 */
export type FolderTarget = { readonly id: number | null; readonly name: string };

/** Where a folder can be moved with what is in it, the place where it is included; neither into itself nor too deep. */
export const folderTargets = (folders: readonly GroupFolder[], moved: GroupFolder): readonly FolderTarget[] => {
  const places = folders.map(({ id, folder_id }) => ({ id, parent_id: folder_id, deleted_at: null }));
  const names = new Map(folders.map(({ id, name }) => [id, name]));
  const pathOf = (id: number): string =>
    folderLine(places, id)
      .toReversed()
      .map((above) => names.get(above) ?? "")
      .join(" / ");
  const isOffered = (id: number | null): boolean => movedFolderProblem(places, moved.id, id, groupFolderLimits) === null;
  const top = isOffered(null) ? [{ id: null, name: "" }] : [];
  return [...top, ...folders.filter(({ id }) => isOffered(id)).map(({ id }) => ({ id, name: pathOf(id) }))];
};
