import { FileId, FolderId } from "../../../core/files/file-id.model.ts";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import { type FileQuery, FileSort, firstFiles } from "../../../core/files/file-query.model.ts";
import { FileKind } from "../../../core/files/file.model.ts";
import type { FolderKey } from "../../../core/library/folder-tree.rule.ts";

type Query = Readonly<Partial<Record<string, string>>>;

const wholeNumber = (text: string | undefined): number | null => (text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** The folder in the path of an address; null for none and for an invalid one. */
export const folderOfPath = (text: string | undefined): FolderId | null => {
  const id = wholeNumber(text) ?? text;
  return FolderId.is(id) ? id : null;
};

/** The file that an address names; null for none and for an invalid one. */
export const fileOfAddress = (text: string | undefined): FileId | null => {
  const id = wholeNumber(text) ?? text;
  return FileId.is(id) ? id : null;
};

/**
 * The query in an address; invalid parameters are ignored.
 * @param folder of the path
 */
export const queryOfAddress = (folder: FolderId | null, query: Query, isBin: boolean): FileQuery => {
  const page = wholeNumber(query["page"]) ?? 1;
  const sort = query["sort"];
  const search = (query["search"] ?? "").slice(0, fileLimits.search);
  const type = [...new Set((query["type"] ?? "").split(",").filter(FileKind.is))];
  const undescribed = !isBin && folder === null && query["undescribed"] === "true";
  return {
    ...firstFiles,
    folder_id: isBin ? null : folder,
    page: page <= fileLimits.page ? page : 1,
    sort: FileSort.is(sort) ? sort : firstFiles.sort,
    search,
    type,
    all: !isBin && (search.trim() !== "" || type.length > 0 || undescribed || query["all"] === "true"),
    undescribed,
    deleted: isBin,
  };
};

/** The address of a folder; null for the top of the library. */
export const folderHref = (id: FolderKey | null): string => (id === null ? "/ui/files" : `/ui/files/folders/${id}`);
export const binHref = "/ui/files/bin";
export const duplicatesHref = "/ui/files/duplicates";
export const undescribedHref = "/ui/files?undescribed=true";
export const largestHref = "/ui/files?all=true&sort=-size&view=list";
