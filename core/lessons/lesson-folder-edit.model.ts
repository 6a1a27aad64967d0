import type { AuditNote } from "../audit/audit-note.model.ts";
import type { LessonFolder } from "./lesson-folder.model.ts";

/** What writes of a folder of lessons change. */
export type LessonFolderEdit = Pick<LessonFolder, "name" | "folder_id" | "deleted_at" | "version" | "updated_at">;

/** The write of a folder of lessons; `edit` holds its values after it. */
export type LessonFolderWrite = { readonly edit: LessonFolderEdit; readonly audit: AuditNote };

/**
 * A write of a folder with what is in it.
 * @property below the folder and the folders in it that are deleted or restored with it; their lessons too
 */
export type LessonTreeWrite = LessonFolderWrite & { readonly below: readonly number[] };

/** The values of a folder that a write may change, as they are. */
export const lessonFolderEditOf = ({ name, folder_id, deleted_at, version, updated_at }: LessonFolder): LessonFolderEdit => ({
  name,
  folder_id,
  deleted_at,
  version,
  updated_at,
});
