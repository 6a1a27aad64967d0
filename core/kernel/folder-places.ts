/**
 * A folder's place among all folders of an organisation.
 * @property deleted_at null while it is in use
 */
export type FolderPlace = { readonly id: number; readonly parent_id: number | null; readonly deleted_at: number | null };

/** Whether a folder is in use; no folder always is. */
export const isFolderInUse = (places: readonly FolderPlace[], id: number | string | null): boolean =>
  id === null || places.some((place) => place.id === id && place.deleted_at === null);

/** The folders from a folder to the top, itself first; a cycle ends the way. */
export const folderLine = (places: readonly FolderPlace[], id: number | null): readonly number[] => {
  const parents = new Map(places.map((place) => [place.id, place.parent_id]));
  const line = new Set<number>();
  for (let at: number | null | undefined = id; at !== null && at !== undefined && parents.has(at) && !line.has(at); at = parents.get(at))
    line.add(at);
  return [...line];
};

/**
 * A folder and the folders in it, level by level, itself first.
 * @param within which folders belong to it
 */
export const foldersBelow = (
  places: readonly FolderPlace[],
  id: number,
  within: (place: FolderPlace) => boolean = () => true,
): readonly (readonly number[])[] => {
  const children = new Map<number, number[]>();
  for (const place of places) {
    if (place.parent_id === null || !within(place)) continue;
    const siblings = children.get(place.parent_id);
    if (siblings === undefined) children.set(place.parent_id, [place.id]);
    else siblings.push(place.id);
  }
  const seen = new Set([id]);
  const levels: (readonly number[])[] = [];
  for (let level: readonly number[] = [id]; level.length > 0;) {
    levels.push(level);
    level = level.flatMap((parent) => children.get(parent) ?? []).filter((child) => !seen.has(child));
    for (const child of level) seen.add(child);
  }
  return levels;
};
