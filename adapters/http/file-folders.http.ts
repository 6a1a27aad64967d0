import type { FileFolderStore } from "../../core/files/files.port.ts";
import { fileFolders } from "../contract/file-folders.contract.ts";
import { type Caller, none } from "./caller.ts";
import { makeRecordsHttp } from "./resource.http.ts";

/** Folders of files over HTTP. */
export const makeFileFoldersHttp = (call: Caller): FileFolderStore => ({
  list: (deleted) => call(fileFolders.list, { ...none, query: { deleted } }),
  ...makeRecordsHttp(call, fileFolders),
});
