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
    summary: "How many contacts and lessons there are, without archived and deleted ones; null for what the caller may not see.",
    method: "GET",
    path: "/api/items/count",
    access: staff(),
    reply: ItemCounts,
  }),
  news: endpoint({
    ...noInput,
    name: "home.news",
    summary:
      "The first three items of the blog feed: the feed that comes with the product, or the RSS or Atom feed that the configuration names.",
    method: "GET",
    path: "/api/blog",
    access: staff(),
    reply: t.readonlyArray(NewsItem),
  }),
  preview: endpoint({
    ...noInput,
    name: "links.preview",
    summary:
      "What the page at an address says of itself. The key is the session's CSRF token or a script's app key, so that only the product's own pages make the server look.",
    method: "GET",
    path: "/api/embed",
    access: staff(),
    rate: "search",
    query: t.type({ url: textUpTo(longestAddress), key: textUpTo(longestKey) }, "Preview"),
    reply: LinkPreview,
  }),
} as const;
