import { sortPartsOf } from "../kernel/sort-parts.ts";
import type { FileQuery } from "./file-query.model.ts";

/** Whether a query looks through folders, not only at files directly in one. */
export const looksThroughFolders = ({ all, search, undescribed, deleted }: FileQuery): boolean =>
  all || undescribed || deleted || search.trim() !== "";

/** What files are sorted by, and in which direction. */
export const fileSortParts = sortPartsOf(["name", "created", "updated", "size", "type"]);
