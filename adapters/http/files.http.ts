import type { FileStore } from "../../core/files/files.port.ts";
import { files } from "../contract/files.contract.ts";
import { type Caller, none } from "./caller.ts";
import { makeRecordsHttp } from "./resource.http.ts";

/** Files over HTTP. */
export const makeFilesHttp = (call: Caller): FileStore => ({
  list: (query) => call(files.list, { ...none, query }),
  ...makeRecordsHttp(call, files),
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
