import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { ItemCounts } from "../../core/home/item-counts.model.ts";
import { NewsItem } from "../../core/home/news.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { LinkPreview } from "../../core/links/link-preview.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

const longestAddress = 2_000;
const longestKey = 200;

/** Endpoints of Home beside those of other areas. */
export const home = {
  counts: endpoint({
    ...noInput,
    name: "home.counts",
    summary: "Returns the number of contacts and lessons, without archived and deleted ones; null for those that the caller may not see.",
    method: "GET",
    path: "/api/items/count",
    access: staff(),
    reply: ItemCounts,
  }),
  news: endpoint({
    ...noInput,
    name: "home.news",
    summary: "Lists the three newest items of the blog feed: the configured RSS or Atom feed, or the one that ships with the product.",
    method: "GET",
    path: "/api/blog",
    access: staff(),
    reply: t.readonlyArray(NewsItem),
  }),
  preview: endpoint({
    ...noInput,
    name: "links.preview",
    summary:
      "Returns the metadata of a web page. `key` is the session's CSRF token or a script's app key, so that other sites cannot trigger the request.",
    method: "GET",
    path: "/api/embed",
    access: staff(),
    rate: "search",
    query: t.type({ url: textUpTo(longestAddress), key: textUpTo(longestKey) }, "Preview"),
    reply: LinkPreview,
  }),
} as const;
