import * as t from "io-ts";
import { members } from "../../core/access/access-rule.rule.ts";
import { FileKind, FileRecord } from "../../core/files/file.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { ChosenItem, MediaItems, mediaLimits, MediaSource, MediaSourceName } from "../../core/media-sources/media-source.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { listText } from "./wire.ts";

const path = "/api/files/sources";
const common = { ...noInput, access: members() };
const one = { ...common, params: t.type({ source: MediaSourceName }, "MediaSourceOfPath") };
const query = t.type(
  {
    search: orDefault(textUpTo(mediaLimits.words), ""),
    type: orDefault(listText(FileKind), []),
    page: orDefault(textUpTo(mediaLimits.page), ""),
  },
  "MediaQuery",
);

/** Endpoints for sources of others from which files are copied. */
export const mediaSources = {
  list: endpoint({
    ...common,
    name: "mediaSources.list",
    summary: "Lists the sources that this server is configured for, and whether the caller is connected to each.",
    method: "GET",
    path,
    reply: t.readonlyArray(MediaSource),
  }),
  items: endpoint({
    ...one,
    name: "mediaSources.items",
    summary: "Returns a page of the files at a source that match a search, or the newest; `next` names the next page.",
    method: "GET",
    path: `${path}/:source`,
    query,
    rate: "search",
    reply: MediaItems,
  }),
  copy: endpoint({
    ...one,
    name: "mediaSources.copy",
    summary: "Copies a file from a source to the files of the organisation, checked like an upload.",
    method: "POST",
    path: `${path}/:source`,
    body: ChosenItem,
    reply: FileRecord,
  }),
  disconnect: endpoint({
    ...one,
    name: "mediaSources.disconnect",
    summary: "Ends the access to the caller's account at a source, here and, where the source offers it, there.",
    method: "DELETE",
    path: `${path}/:source`,
    reply: Done,
  }),
} as const;
