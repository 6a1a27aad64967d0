import { binDaysLeft } from "../../../core/files/bin-days.rule.ts";
import { isThroughFolders } from "../../../core/files/file-library.view-model.ts";
import type { FileQuery } from "../../../core/files/file-query.model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import { folderPathName } from "../../../core/files/folder-tree.rule.ts";
import { type LibraryItem, parentOf } from "../../../core/files/library-item.rule.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";

/**
 * What is shown below the name of an entry instead of its size: in the bin the days left, and in lists through all folders where it is.
 * @param now epoch seconds
 */
export const useItemNotes = (query: FileQuery, folders: readonly FileFolder[], now: number): ((item: LibraryItem) => string | null) => {
  const text = useText(filesText);
  return (item) => {
    const deleted = item.kind === "file" ? item.file.deleted_at : item.folder.deleted_at;
    if (query.deleted) return deleted === null ? null : text("list.left", { count: binDaysLeft(deleted, now) });
    if (!isThroughFolders(query)) return null;
    return folderPathName(folders, parentOf(item)) || text("places.all");
  };
};
