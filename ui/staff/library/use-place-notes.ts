import { binDaysLeft } from "../../../core/library/bin-days.rule.ts";
import { folderPathName, type TreeFolder } from "../../../core/library/folder-tree.rule.ts";
import type { LibraryEntry } from "../../../core/library/library-entry.rule.ts";
import { isThroughFolders } from "../../../core/library/library-shown.rule.ts";
import type { LibraryQuery } from "../../../core/library/library.model.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";

type PlaceNotes = {
  readonly query: LibraryQuery;
  readonly folders: readonly TreeFolder[];
  /** epoch seconds */
  readonly now: number;
  /** seconds that the bin keeps an entry */
  readonly kept: number;
  /** name of the top of the library */
  readonly top: string;
};

/** What is shown of entries by where they are: in the bin the days left, in lists through all folders the path; null for nothing. */
export const usePlaceNotes = ({ query, folders, now, kept, top }: PlaceNotes): ((item: LibraryEntry) => string | null) => {
  const text = useText(libraryText);
  return ({ deleted_at, parent }) => {
    if (query.deleted) return deleted_at === null ? null : text("list.left", { count: binDaysLeft(deleted_at, now, kept) });
    if (!isThroughFolders(query)) return null;
    return folderPathName(folders, parent) || top;
  };
};
