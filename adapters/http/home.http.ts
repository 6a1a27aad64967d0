import type { ItemCounter } from "../../core/home/item-counts.port.ts";
import type { News } from "../../core/home/news.port.ts";
import type { LinkPreviews } from "../../core/links/link-previews.port.ts";
import { home } from "../contract/home.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Item counts over HTTP. */
export const makeItemCounterHttp = (call: Caller): ItemCounter => ({ count: call(home.counts, none) });

/** News over HTTP. */
export const makeNewsHttp = (call: Caller): News => ({ latest: call(home.news, none) });

/**
 * Link previews over HTTP.
 * @param key the session's newest CSRF token
 */
export const makeLinkPreviewsHttp = (call: Caller, key: () => string): LinkPreviews => ({
  preview: (url) => () => call(home.preview, { ...none, query: { url, key: key() } })(),
});
