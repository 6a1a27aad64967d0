import { pagesFor } from "../kernel/page.ts";
import { searchWords } from "../kernel/search-words.rule.ts";
import type { FileQuery } from "./file-query.model.ts";
import { fileSortParts } from "./file-search.rule.ts";
import type { FileFolder, FilePage, FileRecord } from "./file.model.ts";

/** Folders and files that come with the product; the files by name. */
export type SystemFiles = { readonly folders: readonly FileFolder[]; readonly files: readonly FileRecord[] };

/** A page of the files that come with the product, which have no bin and no order but that of their names. */
export const systemPage = ({ files }: SystemFiles, { search, type, undescribed, deleted, sort, page, limit }: FileQuery): FilePage => {
  const words = searchWords(search.toLowerCase());
  const found = files.filter(
    (file) =>
      !deleted &&
      (type.length === 0 || type.includes(file.type)) &&
      (!undescribed || file.description === "") &&
      words.every((word) => `${file.filename} ${file.description}`.toLowerCase().includes(word)),
  );
  const { by, isDescending } = fileSortParts(sort);
  const inOrder = by === "name" && isDescending ? found.toReversed() : found;
  return { results: inOrder.slice((page - 1) * limit, page * limit), page, pages: pagesFor(found.length, limit), count: found.length };
};
