import * as t from "io-ts";
import type { FolderId } from "./file-id.model.ts";
import { fileLimits } from "./file-limits.model.ts";
import type { FileKind } from "./file.model.ts";

/** Sort orders of files; a minus means descending. */
export const FileSort = t.keyof(
  {
    name: null,
    "-name": null,
    created: null,
    "-created": null,
    updated: null,
    "-updated": null,
    size: null,
    "-size": null,
    type: null,
    "-type": null,
  },
  "FileSort",
);
export type FileSort = t.TypeOf<typeof FileSort>;

/**
 * The query of a list of files.
 * @property folder_id files directly in the folder; null: in no folder, unless a search or a filter looks through all folders
 * @property search words of names and descriptions, through all folders below `folder_id`
 * @property all through all folders
 * @property undescribed only pictures without a description
 * @property deleted only files in the bin
 */
export type FileQuery = {
  readonly page: number;
  readonly limit: number;
  readonly sort: FileSort;
  readonly search: string;
  readonly folder_id: FolderId | null;
  readonly type: readonly FileKind[];
  readonly all: boolean;
  readonly undescribed: boolean;
  readonly deleted: boolean;
};

export const firstFiles: FileQuery = {
  page: 1,
  limit: fileLimits.defaultRows,
  sort: "-created",
  search: "",
  folder_id: null,
  type: [],
  all: false,
  undescribed: false,
  deleted: false,
};
