import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { FolderId } from "../../core/files/file-id.model.ts";
import { FolderChange, NewFolder } from "../../core/files/file-write.model.ts";
import { FileFolder } from "../../core/files/file.model.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { BoolText, numberOrText } from "./wire.ts";

const path = "/api/files/folders";
const one = `${path}/:id`;
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
  create: endpoint({
    ...noInput,
    name: "fileFolders.create",
    summary: "Creates a folder; a repeated request with its key creates no second one.",
    method: "POST",
    path,
    access: members(),
    body: NewFolder,
    reply: FileFolder,
  }),
  get: endpoint({
    ...noInput,
    name: "fileFolders.get",
    summary: "Returns a folder with its newest files.",
    method: "GET",
    path: one,
    access: staff(),
    params: ById,
    reply: FileFolder,
  }),
  update: endpoint({
    ...noInput,
    name: "fileFolders.update",
    summary: "Renames or moves a folder; refused with 409 and the stored folder if its version has changed.",
    method: "PUT",
    path: one,
    access: members(),
    params: ById,
    body: FolderChange,
    reply: FileFolder,
  }),
  remove: endpoint({
    ...noInput,
    name: "fileFolders.remove",
    summary: "Moves a folder with its content to the bin, where it stays for 30 days.",
    method: "DELETE",
    path: one,
    access: members(),
    params: ById,
    reply: Done,
  }),
  restore: endpoint({
    ...noInput,
    name: "fileFolders.restore",
    summary: "Restores a folder with its content from the bin.",
    method: "POST",
    path: `${one}/restore`,
    access: members(),
    params: ById,
    reply: FileFolder,
  }),
} as const;
