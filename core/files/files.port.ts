import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { Page } from "../kernel/page.ts";
import type { RecordStore } from "../kernel/resource-store.port.ts";
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

/** Storage of files; each command is one request. Only files that the caller sees are found; an upload becomes one file. */
export type FileStore = RecordStore<FileRecord, NewFile, FileChange, FileId, FileId> & {
  readonly list: (query: FileQuery) => TaskEither<Failure, Page<FileRecord>>;
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

/** Storage of folders of files; a folder is deleted and restored with its content. */
export type FileFolderStore = RecordStore<FileFolder, NewFolder, FolderChange, FolderId, FolderId> & {
  /** All folders that the caller sees, by name; with `deleted` those in the bin. */
  readonly list: (deleted: boolean) => TaskEither<Failure, readonly FileFolder[]>;
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
