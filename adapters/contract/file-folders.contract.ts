import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { FolderId } from "../../core/files/file-id.model.ts";
import { FolderChange, NewFolder } from "../../core/files/file-write.model.ts";
import { FileFolder } from "../../core/files/file.model.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { recordCalls } from "./resource.ts";
import { BoolText, numberOrText } from "./wire.ts";

const path = "/api/files/folders";
const ById = t.type({ id: numberOrText(FolderId) }, "FolderById");
const Query = t.type({ deleted: orDefault(BoolText, false) }, "FolderQuery");

/** Endpoints for folders of files. */
export const fileFolders = {
  list: endpoint({
    ...noInput,
    name: "fileFolders.list",
    summary: "Returns all folders that the caller may see, by name; with `deleted` those in the bin.",
    method: "GET",
    path,
    access: staff(),
    query: Query,
    reply: t.readonlyArray(FileFolder),
  }),
  ...recordCalls({
    name: "fileFolders",
    path,
    access: { read: staff(), write: members() },
    record: FileFolder,
    values: NewFolder,
    change: FolderChange,
    key: ById,
    id: ById,
    createdEvent: null,
    summaries: {
      get: "Returns a folder with its newest files.",
      create: "Creates a folder; a repeated request with its key creates no second one.",
      update: "Renames or moves a folder; refused with 409 and the stored folder if its version has changed.",
      remove: "Moves a folder with its content to the bin, where it stays for 30 days.",
      restore: "Restores a folder with its content from the bin.",
    },
  }),
} as const;
