import type { Remote } from "../kernel/remote.ts";
import type { ResourceState } from "../kernel/resource-state.ts";
import type { FileQuery } from "./file-query.model.ts";
import type { FileFolder, FileRecord, FileUsage } from "./file.model.ts";

/**
 * The state of the file library: a page of files, and all folders.
 * @property query that was asked last
 * @property answered the query that the files were loaded for; null before any
 */
export type FileLibraryState = {
  readonly query: FileQuery;
  readonly answered: FileQuery | null;
  readonly files: ResourceState<FileRecord>;
  readonly folders: Remote<readonly FileFolder[]>;
  readonly binFolders: Remote<readonly FileFolder[]>;
  readonly usage: Remote<FileUsage>;
};
