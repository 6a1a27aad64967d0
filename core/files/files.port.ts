import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { Page } from "../kernel/page.ts";
import { token } from "../kernel/token.ts";
import type { FileId, FolderId } from "./file-id.model.ts";
import type { FileQuery } from "./file-query.model.ts";
import type { FileShare, NewFileShare } from "./file-share.model.ts";
import type {
  ContentChange,
  FileChange,
  FileMassAction,
  FileMassResults,
  FolderChange,
  NewFile,
  NewFolder,
  ReplacedUses,
} from "./file-write.model.ts";
import type { DuplicateFiles, EarlierContent, FileFolder, FileRecord, FileUsage, FileUses } from "./file.model.ts";

/** Storage of files; each command is one request. Only files that the caller sees are found. */
export type FileStore = {
  readonly list: (query: FileQuery) => TaskEither<Failure, Page<FileRecord>>;
  readonly get: (id: FileId) => TaskEither<Failure, FileRecord>;
  /** Idempotent for the upload that it is made from. */
  readonly create: (file: NewFile) => TaskEither<Failure, FileRecord>;
  readonly update: (id: FileId, change: FileChange) => TaskEither<Failure, FileRecord>;
  readonly remove: (id: FileId) => TaskEither<Failure, void>;
  readonly restore: (id: FileId) => TaskEither<Failure, FileRecord>;
  /** Id and address stay; the earlier content can be restored for 30 days. */
  readonly replaceContent: (id: FileId, change: ContentChange) => TaskEither<Failure, FileRecord>;
  /** Newest first. */
  readonly earlierContents: (id: FileId) => TaskEither<Failure, readonly EarlierContent[]>;
  readonly uses: (id: FileId) => TaskEither<Failure, FileUses>;
  /**
   * Replaces the file by another in every record that uses it; undone by the opposite replacement in the same records.
   * @param only keys of the only records to change; absent for all
   */
  readonly replaceEverywhere: (id: FileId, by: FileId, only?: readonly string[]) => TaskEither<Failure, ReplacedUses>;
  readonly duplicates: TaskEither<Failure, readonly DuplicateFiles[]>;
  readonly mergeDuplicates: (id: FileId, others: readonly number[]) => TaskEither<Failure, FileRecord>;
  readonly massAction: (action: FileMassAction) => TaskEither<Failure, FileMassResults>;
  readonly usage: TaskEither<Failure, FileUsage>;
};
export const FileStore = token<FileStore>("files.store");

/** Storage of folders of files. */
export type FileFolderStore = {
  /** All folders that the caller sees, by name; with `deleted` those in the bin. */
  readonly list: (deleted: boolean) => TaskEither<Failure, readonly FileFolder[]>;
  readonly get: (id: FolderId) => TaskEither<Failure, FileFolder>;
  readonly create: (folder: NewFolder) => TaskEither<Failure, FileFolder>;
  readonly update: (id: FolderId, change: FolderChange) => TaskEither<Failure, FileFolder>;
  /** Deletes a folder with its content until it is restored. */
  readonly remove: (id: FolderId) => TaskEither<Failure, void>;
  readonly restore: (id: FolderId) => TaskEither<Failure, FileFolder>;
};
export const FileFolderStore = token<FileFolderStore>("files.folderStore");

/** Storage of links that share files and folders. */
export type FileShareStore = {
  /** Links of a file or folder that are neither revoked nor expired; newest first. */
  readonly list: (of: Pick<NewFileShare, "file_id" | "folder_id">) => TaskEither<Failure, readonly FileShare[]>;
  readonly create: (share: NewFileShare) => TaskEither<Failure, FileShare>;
  readonly revoke: (id: number) => TaskEither<Failure, void>;
};
export const FileShareStore = token<FileShareStore>("files.shareStore");
