import type { FileId, FolderId } from "./file-id.model.ts";
import type { FileFolder, FileRecord } from "./file.model.ts";
import { mayMoveInto } from "./folder-tree.rule.ts";

/**
 * An entry of the file library.
 * @property key unique among files and folders, for selections
 */
export type LibraryItem =
  | { readonly kind: "folder"; readonly key: string; readonly folder: FileFolder }
  | { readonly kind: "file"; readonly key: string; readonly file: FileRecord };

export const fileItem = (file: FileRecord): LibraryItem => ({ kind: "file", key: `file:${file.id}`, file });
export const folderItem = (folder: FileFolder): LibraryItem => ({ kind: "folder", key: `folder:${folder.id}`, folder });

export const itemName = (item: LibraryItem): string => (item.kind === "file" ? item.file.filename : item.folder.name);
export const itemTeams = (item: LibraryItem): readonly number[] => (item.kind === "file" ? item.file.teams : item.folder.teams);

/** The teams that all of these entries are shared with. */
export const sharedByAll = (items: readonly LibraryItem[]): readonly number[] => {
  const [first, ...others] = items.map(itemTeams);
  return (first ?? []).filter((team) => others.every((teams) => teams.includes(team)));
};

export const isEditable = (item: LibraryItem): boolean => (item.kind === "file" ? item.file.editable : item.folder.editable);

/** The folder that an entry is in; null for none. */
export const parentOf = (item: LibraryItem): FolderId | null => (item.kind === "file" ? item.file.folder_id : item.folder.parent_id);

export const filesOf = (items: readonly LibraryItem[]): readonly FileRecord[] =>
  items.flatMap((item) => (item.kind === "file" ? [item.file] : []));
export const foldersOf = (items: readonly LibraryItem[]): readonly FileFolder[] =>
  items.flatMap((item) => (item.kind === "folder" ? [item.folder] : []));

/** The ids of entries, by kind. */
export const idsOf = (items: readonly LibraryItem[]): { readonly files: readonly FileId[]; readonly folders: readonly FolderId[] } => ({
  files: filesOf(items).map(({ id }) => id),
  folders: foldersOf(items).map(({ id }) => id),
});

/**
 * Whether entries may be moved into a folder: all are editable, and not all are in it already.
 * @param target null for no folder
 */
export const mayMoveItems = (folders: readonly FileFolder[], items: readonly LibraryItem[], target: FolderId | null): boolean =>
  items.length > 0 &&
  items.every(isEditable) &&
  items.some((item) => parentOf(item) !== target) &&
  mayMoveInto(folders, idsOf(items).folders, target);
