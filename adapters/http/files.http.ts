import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { FileStore } from "../../core/files/files.port.ts";
import { files } from "../contract/files.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Files over HTTP. */
export const makeFilesHttp = (call: Caller): FileStore => ({
  list: (query) => call(files.list, { ...none, query }),
  get: (id) => call(files.get, { ...none, params: { id } }),
  create: (body) => call(files.create, { ...none, body }),
  update: (id, body) => call(files.update, { ...none, params: { id }, body }),
  remove: (id) =>
    pipe(
      call(files.remove, { ...none, params: { id } }),
      TE.map(() => undefined),
    ),
  restore: (id) => call(files.restore, { ...none, params: { id } }),
  replaceContent: (id, body) => call(files.replaceContent, { ...none, params: { id }, body }),
  earlierContents: (id) => call(files.earlierContents, { ...none, params: { id } }),
  uses: (id) => call(files.uses, { ...none, params: { id } }),
  replaceEverywhere: (id, by, only) =>
    call(files.replaceEverywhere, { ...none, params: { id }, body: { by, ...(only === undefined ? {} : { only }) } }),
  duplicates: call(files.duplicates, none),
  mergeDuplicates: (id, others) => call(files.mergeDuplicates, { ...none, params: { id }, body: { others } }),
  massAction: (body) => call(files.massAction, { ...none, body }),
  usage: call(files.usage, none),
});
