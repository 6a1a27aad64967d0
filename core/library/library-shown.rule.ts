import type { Failure } from "../kernel/failure.ts";
import { latestValue, type Remote } from "../kernel/remote.ts";
import { sameValue } from "../kernel/same-value.ts";
import { searchWords } from "../kernel/search-words.rule.ts";
import { folderPath, foldersIn, type TreeFolder } from "../library/folder-tree.rule.ts";
import type { FolderLibraryState, LibraryQuery } from "./library.model.ts";

/** Whether a query lists what is in several folders. */
export const isThroughFolders = ({ all, deleted }: Pick<LibraryQuery, "all" | "deleted">): boolean => all && !deleted;

const isNamed = ({ name }: TreeFolder, search: string): boolean =>
  searchWords(search.toLowerCase()).every((word) => name.toLowerCase().includes(word));

/**
 * The folders that a library lists before what is in them: on the first page only, and none beside a filter.
 * @param isFiltered whether a filter besides the search narrows the list
 */
export const listedFolders = <F extends TreeFolder>(folders: readonly F[], query: LibraryQuery, isFiltered: boolean): readonly F[] => {
  const isSearch = query.search.trim() !== "";
  if (query.page > 1 || isFiltered || (isThroughFolders(query) && !isSearch)) return [];
  if (!isSearch) return foldersIn(folders, query.deleted ? null : query.folder_id);
  return folders.filter(
    (folder) =>
      isNamed(folder, query.search) &&
      folder.id !== query.folder_id &&
      (query.folder_id === null || folderPath(folders, folder.id).some(({ id }) => id === query.folder_id)),
  );
};

/**
 * What a library shows.
 * @property folder that is open; null for none, or while it is not loaded
 * @property path of folders down to the open one
 * @property isUnknown the folder of the address is not there
 * @property count without folders
 * @property isLoaded whether the items are those of the query, or of another one of the same folder until its own have arrived
 */
export type LibraryShown<F, E> = {
  readonly items: readonly E[];
  readonly folder: F | null;
  readonly path: readonly F[];
  readonly isUnknown: boolean;
  readonly count: number;
  readonly pages: number;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
};

/** How models and folders are shown as entries. */
export type AsEntries<A, F, E> = {
  readonly isFiltered: boolean;
  readonly folder: (folder: F) => E;
  readonly model: (model: A) => E;
};

const failureOf = (remote: Remote<unknown>): Failure | null => (remote.tag === "failed" ? remote.failure : null);

const isSamePlace = (a: LibraryQuery, b: LibraryQuery): boolean => a.folder_id === b.folder_id && a.deleted === b.deleted;

/** Derives what is shown from the state of a library and the query of the address. */
export const shownOf = <A, F extends TreeFolder, Q extends LibraryQuery, E>(
  state: FolderLibraryState<A, F, Q>,
  query: Q,
  as: AsEntries<A, F, E>,
): LibraryShown<F, E> => {
  const isCurrent = sameValue(state.query, query);
  const remote = query.deleted ? state.binFolders : state.folders;
  const folders = latestValue(remote) ?? [];
  const path = query.deleted ? [] : folderPath(folders, query.folder_id);
  const folder = path.at(-1) ?? null;
  const isLoading = !isCurrent || state.page.loading || remote.tag === "loading" || remote.tag === "idle";
  const { answered } = state;
  const isAnswer = answered !== null && (sameValue(answered, query) || (isLoading && isSamePlace(answered, query)));
  const isLoaded = state.page.loaded && isAnswer && latestValue(remote) !== undefined;
  return {
    items: isLoaded ? [...listedFolders(folders, query, as.isFiltered).map(as.folder), ...state.page.all.map(as.model)] : [],
    folder,
    path,
    isUnknown: query.folder_id !== null && !query.deleted && remote.tag === "loaded" && folder === null,
    count: isLoaded ? state.page.count : 0,
    pages: isLoaded ? state.page.pages : 1,
    isLoading,
    isLoaded,
    failure: isCurrent ? (state.page.failure ?? failureOf(remote)) : null,
  };
};
