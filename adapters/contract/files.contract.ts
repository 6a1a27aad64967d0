import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { FileId, FolderId } from "../../core/files/file-id.model.ts";
import { fileLimits } from "../../core/files/file-limits.model.ts";
import { FileSort, firstFiles } from "../../core/files/file-query.model.ts";
import {
  ContentChange,
  FileChange,
  FileMassAction,
  FileMassResults,
  FileMerge,
  FileReplacement,
  NewFile,
  ReplacedUses,
} from "../../core/files/file-write.model.ts";
import { DuplicateFiles, EarlierContent, FileKind, FilePage, FileRecord, FileUsage, FileUses } from "../../core/files/file.model.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { pageQuery, recordCalls } from "./resource.ts";
import { BoolText, listText, numberOrText, orNullText } from "./wire.ts";

const path = "/api/files";
const one = `${path}/:id`;
const ById = t.type({ id: numberOrText(FileId) }, "FileById");

const Query = t.type(
  {
    ...pageQuery(FileSort, firstFiles, fileLimits),
    folder_id: orNullText(numberOrText(FolderId)),
    type: orDefault(listText(FileKind), firstFiles.type),
    all: orDefault(BoolText, firstFiles.all),
    undescribed: orDefault(BoolText, firstFiles.undescribed),
    deleted: orDefault(BoolText, firstFiles.deleted),
  },
  "FileQuery",
);

/** Endpoints for files. */
export const files = {
  list: endpoint({
    ...noInput,
    name: "files.list",
    summary: "Returns a page of the files that the caller may see: those of a folder, or those that match a search or filter.",
    method: "GET",
    path,
    access: staff(),
    query: Query,
    reply: FilePage,
  }),
  ...recordCalls({
    name: "files",
    path,
    access: { read: staff(), write: members() },
    record: FileRecord,
    values: NewFile,
    change: FileChange,
    key: ById,
    id: ById,
    createdEvent: null,
    summaries: {
      get: "Returns a file, by its number or as a banner of the folder `banners`.",
      create: "Creates a file from a finished upload, or from a public address; the same upload creates one file.",
      update:
        "Changes the name, folder, description or focal point of a file; refused with 409 and the stored file if its version has changed.",
      remove: "Moves a file to the bin, where it stays for 30 days.",
      restore: "Restores a file from the bin.",
    },
  }),
  usage: endpoint({
    ...noInput,
    name: "files.usage",
    summary: "Returns the storage in use and its limit, in bytes.",
    method: "GET",
    path: `${path}/usage`,
    access: members(),
    reply: FileUsage,
  }),
  duplicates: endpoint({
    ...noInput,
    name: "files.duplicates",
    summary: "Returns groups of files with the same content, largest first.",
    method: "GET",
    path: `${path}/duplicates`,
    access: members(),
    reply: t.readonlyArray(DuplicateFiles),
  }),
  massAction: endpoint({
    ...noInput,
    name: "files.massAction",
    summary: "Moves, deletes or restores files and folders; returns a result for each.",
    method: "POST",
    path: `${path}/mass_action`,
    access: members(),
    body: FileMassAction,
    reply: FileMassResults,
  }),
  replaceContent: endpoint({
    ...noInput,
    name: "files.replaceContent",
    summary: "Replaces the content of a file; its id and address stay, and the earlier content can be restored for 30 days.",
    method: "PUT",
    path: `${one}/content`,
    access: members(),
    params: ById,
    body: ContentChange,
    reply: FileRecord,
  }),
  earlierContents: endpoint({
    ...noInput,
    name: "files.earlierContents",
    summary: "Returns the earlier contents of a file that can still be restored, newest first.",
    method: "GET",
    path: `${one}/content`,
    access: members(),
    params: ById,
    reply: t.readonlyArray(EarlierContent),
  }),
  uses: endpoint({
    ...noInput,
    name: "files.uses",
    summary: "Returns the records that use a file.",
    method: "GET",
    path: `${one}/related`,
    access: members(),
    params: ById,
    reply: FileUses,
  }),
  replaceEverywhere: endpoint({
    ...noInput,
    name: "files.replaceEverywhere",
    summary: "Replaces a file by another in every record that uses it.",
    method: "POST",
    path: `${one}/replace`,
    access: members(),
    params: ById,
    body: FileReplacement,
    reply: ReplacedUses,
  }),
  mergeDuplicates: endpoint({
    ...noInput,
    name: "files.mergeDuplicates",
    summary: "Merges files with the same content into one: their uses move to it, and they go to the bin.",
    method: "POST",
    path: `${one}/merge`,
    access: members(),
    params: ById,
    body: FileMerge,
    reply: FileRecord,
  }),
} as const;
