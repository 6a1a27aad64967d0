import { isAdmin } from "../access/permission.rule.ts";
import type { Role } from "../access/role.model.ts";
import { latestValue } from "../kernel/remote.ts";
import type { EntryAction } from "../library/entry-action.model.ts";
import { type FolderKey, mayHoldFolder } from "../library/folder-tree.rule.ts";
import { isEditable } from "../library/library-entry.rule.ts";
import { isThroughFolders, type LibraryShown, shownOf } from "../library/library-shown.rule.ts";
import type { FileLibraryState } from "./file-library.model.ts";
import type { FileQuery } from "./file-query.model.ts";
import type { FileFolder } from "./file.model.ts";
import { fileItem, folderItem, type LibraryItem } from "./library-item.rule.ts";

/** Whether a search or filter narrows the library. */
export const isNarrowed = ({ search, type, undescribed }: FileQuery): boolean => search.trim() !== "" || type.length > 0 || undescribed;

/**
 * What the file library shows.
 * @property mayAdd whether the user may upload and create folders here
 */
export type FilesShown = LibraryShown<FileFolder, LibraryItem> & { readonly mayAdd: boolean; readonly mayAddFolder: boolean };

/** Whether files can be uploaded into a folder; null for no folder. */
export const mayUploadTo = (folders: readonly FileFolder[], target: FolderKey | null, role: Role): boolean =>
  role !== "guest" && (target === null || folders.some(({ id, editable }) => id === target && editable));

/** Derives what is shown from the state of the library and the query of the address. */
export const libraryShown = (state: FileLibraryState, query: FileQuery, role: Role): FilesShown => {
  const { files: page, ...rest } = state;
  const folders = latestValue(query.deleted ? state.binFolders : state.folders) ?? [];
  const mayAdd = !query.deleted && !query.undescribed && mayUploadTo(folders, query.folder_id, role);
  return {
    ...shownOf({ ...rest, page }, query, {
      isFiltered: query.type.length > 0 || query.undescribed,
      folder: folderItem,
      model: fileItem,
    }),
    mayAdd,
    mayAddFolder: mayAdd && !isThroughFolders(query) && mayHoldFolder(folders, query.folder_id),
  };
};

/** What can be done with entries. */
export type LibraryAction = Exclude<EntryAction, "copy" | "tag" | "export" | "take" | "test">;

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
