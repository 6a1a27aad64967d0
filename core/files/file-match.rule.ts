import type { FileQuery } from "./file-query.model.ts";
import type { FileFolder, FileRecord } from "./file.model.ts";

/** Whether a file belongs to a list of its folder; with a search only the server knows. */
export const fileMatches = ({ folder_id, search, type, all, undescribed, deleted, page }: FileQuery, file: FileRecord): boolean =>
  page === 1 &&
  search.trim() === "" &&
  !undescribed &&
  deleted === (file.deleted_at !== null) &&
  (type.length === 0 || type.includes(file.type)) &&
  (file.folder_id === folder_id || (all && folder_id === null));

/** Whether a listed file stays in the list after a change. */
export const isStillListed = ({ folder_id, all, undescribed, deleted }: FileQuery, file: FileRecord): boolean =>
  deleted === (file.deleted_at !== null) && (all || deleted || file.folder_id === folder_id) && !(undescribed && file.description !== "");

const previews = 4;

/** The folder after a new file, which counts in the folder that it is in. */
export const withCount = (folder: FileFolder, file: FileRecord): FileFolder =>
  folder.id === file.folder_id
    ? { ...folder, files_count: folder.files_count + 1, files: [file, ...folder.files].slice(0, previews) }
    : folder;
