import { isAdmin } from "../access/permission.rule.ts";
import type { Role } from "../access/role.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { latestValue, type Remote } from "../kernel/remote.ts";
import { sameValue } from "../kernel/same-value.ts";
import { searchWords } from "../kernel/search-words.rule.ts";
import type { FolderId } from "./file-id.model.ts";
import type { FileLibraryState } from "./file-library.model.ts";
import type { FileQuery } from "./file-query.model.ts";
import type { FileFolder } from "./file.model.ts";
import { folderPath, foldersIn, mayHoldFolder } from "./folder-tree.rule.ts";
import { fileItem, folderItem, isEditable, type LibraryItem } from "./library-item.rule.ts";

/** Whether a search or filter narrows the library. */
export const isNarrowed = ({ search, type, undescribed }: FileQuery): boolean => search.trim() !== "" || type.length > 0 || undescribed;

/** Whether a query lists files of several folders. */
export const isThroughFolders = ({ all, deleted }: FileQuery): boolean => all && !deleted;

const isNamed = ({ name }: FileFolder, search: string): boolean =>
  searchWords(search.toLowerCase()).every((word) => name.toLowerCase().includes(word));

/** The folders that the library lists before the files: on the first page only, and none beside a filter. */
export const shownFolders = (folders: readonly FileFolder[], query: FileQuery): readonly FileFolder[] => {
  const isSearch = query.search.trim() !== "";
  if (query.page > 1 || query.type.length > 0 || query.undescribed || (isThroughFolders(query) && !isSearch)) return [];
  if (!isSearch) return foldersIn(folders, query.deleted ? null : query.folder_id);
  return folders.filter(
    (folder) =>
      isNamed(folder, query.search) &&
      folder.id !== query.folder_id &&
      (query.folder_id === null || folderPath(folders, folder.id).some(({ id }) => id === query.folder_id)),
  );
};

/**
 * What the library shows.
 * @property folder that is open; null for none, or while it is not loaded
 * @property path of folders down to the open one
 * @property isUnknown the folder of the address is not there
 * @property count of files, without folders
 * @property mayAdd whether the user may upload and create folders here
 */
export type LibraryShown = {
  readonly items: readonly LibraryItem[];
  readonly folder: FileFolder | null;
  readonly path: readonly FileFolder[];
  readonly isUnknown: boolean;
  readonly count: number;
  readonly pages: number;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
  readonly mayAdd: boolean;
  readonly mayAddFolder: boolean;
};

/** Whether files can be uploaded into a folder; null for no folder. */
export const mayUploadTo = (folders: readonly FileFolder[], target: FolderId | null, role: Role): boolean =>
  role !== "guest" && (target === null || folders.some(({ id, editable }) => id === target && editable));

const failureOf = (remote: Remote<unknown>): Failure | null => (remote.tag === "failed" ? remote.failure : null);

/** Derives what is shown from the state of the library and the query of the address. */
export const libraryShown = (state: FileLibraryState, query: FileQuery, role: Role): LibraryShown => {
  const isCurrent = sameValue(state.query, query);
  const remote = query.deleted ? state.binFolders : state.folders;
  const folders = latestValue(remote) ?? [];
  const path = query.deleted ? [] : folderPath(folders, query.folder_id);
  const folder = path.at(-1) ?? null;
  const mayAdd = !query.deleted && !query.undescribed && mayUploadTo(folders, query.folder_id, role);
  const listed = shownFolders(folders, query).map(folderItem);
  const isLoaded = state.files.loaded && latestValue(remote) !== undefined;
  return {
    items: isLoaded ? [...listed, ...state.files.all.map(fileItem)] : [],
    folder,
    path,
    isUnknown: query.folder_id !== null && !query.deleted && remote.tag === "loaded" && folder === null,
    count: state.files.count,
    pages: state.files.pages,
    isLoading: !isCurrent || state.files.loading || remote.tag === "loading" || remote.tag === "idle",
    isLoaded,
    failure: isCurrent ? (state.files.failure ?? failureOf(remote)) : null,
    mayAdd,
    mayAddFolder: mayAdd && !isThroughFolders(query) && mayHoldFolder(folders, query.folder_id),
  };
};

/** What can be done with entries. */
export type LibraryAction = "open" | "download" | "rename" | "move" | "teams" | "link" | "remove" | "restore";

/** The actions on selected entries, in the order in which they are offered; those that change need every entry to be editable. */
export const actionsOn = (items: readonly LibraryItem[], isBin: boolean, role: Role): readonly LibraryAction[] => {
  const mayChange = items.length > 0 && role !== "guest" && items.every(isEditable);
  if (isBin) return mayChange || (isAdmin(role) && items.length > 0) ? ["restore"] : [];
  const areFiles = items.length > 0 && items.every(({ kind }) => kind === "file");
  return [
    ...(items.length === 1 ? (["open"] as const) : []),
    ...(areFiles ? (["download"] as const) : []),
    ...(!mayChange
      ? []
      : items.length === 1
        ? (["rename", "move", "teams", "link", "remove"] as const)
        : (["move", "teams", "remove"] as const)),
  ];
};
