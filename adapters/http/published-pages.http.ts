import type { PublishedPageStore } from "../../core/portal-pages/published-pages.port.ts";
import { publishedPages } from "../contract/published-pages.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The published pages of the portal over HTTP. */
export const makePublishedPagesHttp = (call: Caller): PublishedPageStore => ({
  read: (path) => call(publishedPages.read, { ...none, params: { path } }),
});
