import type { FileQuery, FileSort } from "./file-query.model.ts";

/** Whether a query looks through folders, not only at files directly in one. */
export const looksThroughFolders = ({ all, search, undescribed, deleted }: FileQuery): boolean =>
  all || undescribed || deleted || search.trim() !== "";

/** What files are sorted by, and in which direction. */
export const fileSortParts = (
  sort: FileSort,
): { readonly by: "name" | "created" | "updated" | "size" | "type"; readonly isDescending: boolean } => {
  switch (sort) {
    case "name":
    case "created":
    case "updated":
    case "size":
    case "type":
      return { by: sort, isDescending: false };
    case "-name":
      return { by: "name", isDescending: true };
    case "-created":
      return { by: "created", isDescending: true };
    case "-updated":
      return { by: "updated", isDescending: true };
    case "-size":
      return { by: "size", isDescending: true };
    case "-type":
      return { by: "type", isDescending: true };
  }
};
