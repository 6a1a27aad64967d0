import { folderLine, type FolderPlace, foldersBelow } from "./folder-places.ts";

/** Limits of an area's tree of folders: folders inside one another, and folders in use. */
export type TreeLimits = { readonly folderDepth: number; readonly folders: number };

/** Why a folder cannot be where it is asked to be: too deep, inside itself, or one too many. */
export type TreeProblem = "depth" | "cycle" | "number";

type Places = readonly FolderPlace[];

const isInUse = ({ deleted_at }: FolderPlace): boolean => deleted_at === null;

/**
 * What prevents a new folder in another.
 * @param parent null for the top
 */
export const newFolderProblem = (places: Places, parent: number | null, limits: TreeLimits): TreeProblem | null => {
  if (folderLine(places, parent).length >= limits.folderDepth) return "depth";
  return places.filter(isInUse).length >= limits.folders ? "number" : null;
};

/** What prevents a folder with the folders in it from being moved into another. */
export const movedFolderProblem = (places: Places, id: number, parent: number | null, limits: TreeLimits): TreeProblem | null => {
  const line = folderLine(places, parent);
  if (line.includes(id)) return "cycle";
  return line.length + foldersBelow(places, id, isInUse).length > limits.folderDepth ? "depth" : null;
};

/** A folder in use and the folders in use in it, which are deleted with it. */
export const deletedTree = (places: Places, id: number): readonly number[] => foldersBelow(places, id, isInUse).flat();

/**
 * The return of a folder from the bin.
 * @property parent where it returns to: the top where the folder above is not in use, or too deep by now
 * @property below the folder and the folders that were deleted with it
 */
export type RestoredTree = { readonly parent: number | null; readonly below: readonly number[] };

/** Restores a folder with what was deleted at the same time; "number" where there would be too many folders. */
export const restoredTree = (
  places: Places,
  folder: { readonly id: number; readonly parent: number | null; readonly deleted_at: number },
  limits: TreeLimits,
): RestoredTree | "number" => {
  const levels = foldersBelow(places, folder.id, (place) => place.deleted_at === folder.deleted_at);
  const above = folderLine(places, folder.parent);
  const isAboveInUse = above.every((id) => places.some((place) => place.id === id && isInUse(place)));
  const below = levels.flat();
  if (places.filter(isInUse).length + below.length > limits.folders) return "number";
  return { parent: isAboveInUse && above.length + levels.length <= limits.folderDepth ? folder.parent : null, below };
};

/**
 * The time that marks what is deleted together, later than every earlier deletion, by which exactly that is restored.
 * @param latest time of the latest deletion; null for none
 */
export const deletionTime = (now: number, latest: number | null): number => (latest === null ? now : Math.max(now, latest + 1));
