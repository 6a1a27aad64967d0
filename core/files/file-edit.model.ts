import type { AuditNote } from "../audit/audit-note.model.ts";
import type { FileFolder, FileRecord } from "./file.model.ts";

/** What writes of a file change besides its content. */
export type FileEdit = Pick<FileRecord, "filename" | "folder_id" | "description" | "focus" | "deleted_at" | "version" | "updated_at">;

/** The write of a file; `edit` holds its values after it. */
export type FileWrite = { readonly edit: FileEdit; readonly audit: AuditNote };

/** What writes of a folder change. */
export type FolderEdit = Pick<FileFolder, "name" | "parent_id" | "deleted_at" | "version" | "updated_at">;

/** The write of a folder; `edit` holds its values after it. */
export type FolderWrite = { readonly edit: FolderEdit; readonly audit: AuditNote };

/** The values of a file that a write may change, as they are. */
export const editOf = ({ filename, folder_id, description, focus, deleted_at, version, updated_at }: FileRecord): FileEdit => ({
  filename,
  folder_id,
  description,
  focus,
  deleted_at,
  version,
  updated_at,
});

/** The values of a folder that a write may change, as they are. */
export const folderEditOf = ({ name, parent_id, deleted_at, version, updated_at }: FileFolder): FolderEdit => ({
  name,
  parent_id,
  deleted_at,
  version,
  updated_at,
});
