import { entryKey, type LibraryEntry } from "../library/library-entry.rule.ts";
import type { FileId, FolderId } from "./file-id.model.ts";
import type { FileFolder, FileRecord } from "./file.model.ts";

/** An entry of the file library. */
export type LibraryItem = LibraryEntry &
  ({ readonly kind: "folder"; readonly folder: FileFolder } | { readonly kind: "file"; readonly file: FileRecord });

export const fileItem = (file: FileRecord): LibraryItem => {
  const { id, filename: name, teams, editable, folder_id: parent, deleted_at } = file;
  return { kind: "file", key: entryKey("file", id), id, name, teams, editable, parent, deleted_at, file };
};
export const folderItem = (folder: FileFolder): LibraryItem => {
  const { id, name, teams, editable, parent_id: parent, deleted_at } = folder;
  return { kind: "folder", key: entryKey("folder", id), id, name, teams, editable, parent, deleted_at, folder };
};

export const filesOf = (items: readonly LibraryItem[]): readonly FileRecord[] =>
  items.flatMap((item) => (item.kind === "file" ? [item.file] : []));
export const foldersOf = (items: readonly LibraryItem[]): readonly FileFolder[] =>
  items.flatMap((item) => (item.kind === "folder" ? [item.folder] : []));

/** The ids of entries, by kind. */
export const idsOf = (items: readonly LibraryItem[]): { readonly files: readonly FileId[]; readonly folders: readonly FolderId[] } => ({
  files: filesOf(items).map(({ id }) => id),
  folders: foldersOf(items).map(({ id }) => id),
});
