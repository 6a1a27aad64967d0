import type { Remote } from "../kernel/remote.ts";
import type { ResourceState } from "../kernel/resource-state.ts";
import type { FolderKey } from "../library/folder-tree.rule.ts";

export const libraryViews = ["grid", "list"] as const;
export type LibraryView = (typeof libraryViews)[number];

/**
 * What every library is asked for.
 * @property folder_id the open folder; null for none
 * @property all through all folders
 * @property deleted the bin
 */
export type LibraryQuery = {
  readonly page: number;
  readonly search: string;
  readonly folder_id: FolderKey | null;
  readonly all: boolean;
  readonly deleted: boolean;
};

/**
 * The state of a library: a page of what it keeps, and all folders.
 * @property query that was asked last
 * @property answered the query that the rows of the page were loaded for; null before any
 */
export type FolderLibraryState<A, F, Q> = {
  readonly query: Q;
  readonly answered: Q | null;
  readonly page: ResourceState<A>;
  readonly folders: Remote<readonly F[]>;
  readonly binFolders: Remote<readonly F[]>;
};
