import * as TE from "fp-ts/lib/TaskEither.js";
import type { MediaSourceStore } from "../../core/media-sources/media-sources.port.ts";
import { mediaSources } from "../contract/media-sources.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Sources of others over HTTP. */
export const makeMediaSourcesHttp = (call: Caller): MediaSourceStore => ({
  list: call(mediaSources.list, none),
  items: (source, { search, type, page }) =>
    call(mediaSources.items, { ...none, params: { source }, query: { search, type: [...type], page } }),
  copy: (source, body) => call(mediaSources.copy, { ...none, params: { source }, body }),
  disconnect: (source) => TE.map(() => undefined)(call(mediaSources.disconnect, { ...none, params: { source } })),
});
