import type { FileQuery } from "../../../core/files/file-query.model.ts";
import { fileSearchWords, fileSortParts } from "../../../core/files/file-search.rule.ts";
import type { FilePage } from "../../../core/files/file.model.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import type { SystemFiles } from "./file-call.ts";

/** A page of the files that come with the product. */
export const systemPage = ({ files }: SystemFiles, { search, type, undescribed, deleted, sort, page, limit }: FileQuery): FilePage => {
  const words = fileSearchWords(search.toLowerCase());
  const found = files.filter(
    (file) =>
      !deleted &&
      (type.length === 0 || type.includes(file.type)) &&
      (!undescribed || file.description === "") &&
      words.every((word) => `${file.filename} ${file.description}`.toLowerCase().includes(word)),
  );
  const inOrder = fileSortParts(sort).by === "name" && fileSortParts(sort).isDescending ? found.toReversed() : found;
  const results = inOrder.slice((page - 1) * limit, page * limit);
  return { results, page, pages: pagesFor(found.length, limit), count: found.length };
};
