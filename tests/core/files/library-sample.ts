import type { FileFolder, FileRecord } from "../../../core/files/file.model.ts";

/** A file of the library. */
export const fileOf = (id: number, values: Partial<FileRecord> = {}): FileRecord => ({
  id,
  cdn: "",
  extension: "jpg",
  filename: `file-${id}.jpg`,
  mimetype: "image/jpeg",
  folder_id: null,
  system: false,
  type: "image",
  url: `/media/${id}/file-${id}.jpg`,
  size: 1_000,
  width: 800,
  height: 600,
  duration: null,
  poster: null,
  description: "",
  focus: null,
  teams: [],
  editable: true,
  created_by: 1,
  version: 1,
  deleted_at: null,
  created_at: id,
  updated_at: id,
  ...values,
});

/** A folder of the library. */
export const folderOf = (id: FileFolder["id"], parent_id: number | null = null, values: Partial<FileFolder> = {}): FileFolder => ({
  id,
  name: `Folder ${id}`,
  type: "folder",
  system: false,
  parent_id,
  files_count: 0,
  files: [],
  teams: [],
  editable: true,
  version: 1,
  deleted_at: null,
  created_at: 1,
  updated_at: 1,
  ...values,
});
