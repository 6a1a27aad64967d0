import type { FileFolder, FileRecord } from "../../../core/files/file.model.ts";
import type { UploadedContent } from "../../../core/files/uploaded-content.model.ts";

/** Epoch seconds of a change. */
export const changedAt = 1_782_910_800;

/** A file of the caller, at version 3. */
export const fileRecord = (values: Partial<FileRecord> = {}): FileRecord => ({
  id: 7,
  cdn: "",
  extension: "jpg",
  filename: "harbor.jpg",
  mimetype: "image/jpeg",
  folder_id: null,
  system: false,
  type: "image",
  url: "/media/0b4f6a3e-6a53-4a57-9d7e-1c54c3bd7f11/harbor.jpg",
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
  version: 3,
  deleted_at: null,
  created_at: 1_782_900_000,
  updated_at: 1_782_900_000,
  ...values,
});

/** A folder of the caller, at version 3. */
export const fileFolder = (values: Partial<FileFolder> = {}): FileFolder => ({
  id: 5,
  name: "Pictures",
  type: "folder",
  system: false,
  parent_id: null,
  files_count: 0,
  files: [],
  teams: [],
  editable: true,
  version: 3,
  deleted_at: null,
  created_at: 1_782_900_000,
  updated_at: 1_782_900_000,
  ...values,
});

/** A file of the library, at version 1. */
export const fileOf = (id: number, values: Partial<FileRecord> = {}): FileRecord =>
  fileRecord({
    id,
    filename: `file-${id}.jpg`,
    url: `/media/${id}/file-${id}.jpg`,
    version: 1,
    created_at: id,
    updated_at: id,
    ...values,
  });

/** A folder of the library, at version 1. */
export const folderOf = (id: FileFolder["id"], parent_id: number | null = null, values: Partial<FileFolder> = {}): FileFolder =>
  fileFolder({ id, name: `Folder ${id}`, parent_id, version: 1, ...values });

/** A file that comes with the product. */
export const banner = fileRecord({ id: "banner-01", system: true, editable: false, folder_id: "banners", filename: "01.jpg" });

/** The content of a finished upload. */
export const uploaded = (values: Partial<UploadedContent> = {}): UploadedContent => ({
  filename: "new.png",
  mimetype: "image/png",
  size: 2_000,
  sha256: "b".repeat(64),
  poster: null,
  width: 10,
  height: 20,
  duration: null,
  ...values,
});
