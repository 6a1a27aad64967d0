import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { FileFolderStore } from "../../core/files/files.port.ts";
import { fileFolders } from "../contract/file-folders.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Folders of files over HTTP. */
export const makeFileFoldersHttp = (call: Caller): FileFolderStore => ({
  list: (deleted) => call(fileFolders.list, { ...none, query: { deleted } }),
  get: (id) => call(fileFolders.get, { ...none, params: { id } }),
  create: (body) => call(fileFolders.create, { ...none, body }),
  update: (id, body) => call(fileFolders.update, { ...none, params: { id }, body }),
  remove: (id) =>
    pipe(
      call(fileFolders.remove, { ...none, params: { id } }),
      TE.map(() => undefined),
    ),
  restore: (id) => call(fileFolders.restore, { ...none, params: { id } }),
});
