import { type FolderKey, mayMoveInto, type TreeFolder } from "../library/folder-tree.rule.ts";

/**
 * A folder of a library, or what the library keeps in folders.
 * @property key unique among all entries, for selections
 * @property teams that it is shared with by itself
 * @property parent the folder that it is in; null for none
 * @property deleted_at epoch seconds; null while it is in use
 */
export type LibraryEntry = {
  readonly kind: string;
  readonly key: string;
  readonly id: FolderKey;
  readonly name: string;
  readonly teams: readonly number[];
  readonly editable: boolean;
  readonly parent: FolderKey | null;
  readonly deleted_at: number | null;
};

/** The key of an entry. */
export const entryKey = (kind: string, id: FolderKey): string => `${kind}:${id}`;

export const isEditable = ({ editable }: LibraryEntry): boolean => editable;
export const isFolder = ({ kind }: LibraryEntry): boolean => kind === "folder";

/** The teams that all of these entries are shared with. */
export const sharedByAll = (entries: readonly LibraryEntry[]): readonly number[] => {
  const [first, ...others] = entries.map(({ teams }) => teams);
  return (first ?? []).filter((team) => others.every((teams) => teams.includes(team)));
};

/**
 * Whether entries may be moved into a folder: all are editable, and not all are in it already.
 * @param target null for no folder
 */
export const mayMoveEntries = (folders: readonly TreeFolder[], entries: readonly LibraryEntry[], target: FolderKey | null): boolean =>
  entries.length > 0 &&
  entries.every(isEditable) &&
  entries.some(({ parent }) => parent !== target) &&
  mayMoveInto(
    folders,
    entries.filter(isFolder).map(({ id }) => id),
    target,
  );

/** Entries by the folder that they are in. */
export const byParent = <E extends LibraryEntry>(
  entries: readonly E[],
): readonly { readonly parent: FolderKey | null; readonly entries: readonly E[] }[] =>
  [...new Set(entries.map(({ parent }) => parent))].map((parent) => ({ parent, entries: entries.filter((one) => one.parent === parent) }));
