import { type ChildNode, type Document, type Element, isTag, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Enclosure, NewsItem } from "../../../core/home/news.model.ts";
import { excerpt } from "../../../core/home/news.rule.ts";
import { isOpenableAddress } from "../../../core/kernel/web-address.ts";

const hiddenTags: ReadonlySet<string> = new Set(["script", "style", "template", "noscript", "iframe"]);
const inlineTags: ReadonlySet<string> = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "bdo",
  "cite",
  "code",
  "del",
  "dfn",
  "em",
  "font",
  "i",
  "ins",
  "kbd",
  "mark",
  "q",
  "s",
  "samp",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "tt",
  "u",
  "var",
]);

const spoken = (node: ChildNode): string => {
  if (isText(node)) return node.data;
  if (!isTag(node) || hiddenTags.has(node.name)) return "";
  const inside = node.children.map(spoken).join("");
  return inlineTags.has(node.name) ? inside : ` ${inside} `;
};

/** The text of an HTML fragment; blocks stay separated. */
export const wordsIn = (html: string): string => parseDocument(html).children.map(spoken).join("").replace(/\s+/g, " ").trim();

const childrenNamed = (element: Element, ...names: readonly string[]): readonly Element[] =>
  DomUtils.getChildren(element)
    .filter(isTag)
    .filter(({ name }) => names.includes(name.toLowerCase()));
const textOf = (element: Element, ...names: readonly string[]): string => {
  for (const name of names)
    for (const child of childrenNamed(element, name))
      if (DomUtils.textContent(child).trim() !== "") return DomUtils.textContent(child).trim();
  return "";
};

/** @param base address of the feed; null for our own feed, whose addresses may be paths */
const addressOf = (text: string, base: string | null): string | null => {
  if (text.trim() === "") return null;
  const address = base === null ? text : (URL.parse(text, base)?.href ?? "");
  return isOpenableAddress(address) ? address : null;
};

const linkOf = (entry: Element): string => {
  const [alternate] = childrenNamed(entry, "link").filter(
    ({ attribs }) => attribs["href"] !== undefined && (attribs["rel"] ?? "alternate") === "alternate",
  );
  return alternate?.attribs["href"] ?? textOf(entry, "link");
};

const enclosuresOf = (entry: Element, base: string | null): readonly Enclosure[] => {
  const groups = [entry, ...childrenNamed(entry, "media:group")];
  const named = groups
    .flatMap((group) => childrenNamed(group, "enclosure", "media:content", "media:thumbnail"))
    .map(({ attribs, name }) => {
      const isPicture = name.toLowerCase() === "media:thumbnail" || attribs["medium"] === "image";
      return { url: attribs["url"] ?? "", type: attribs["type"] ?? (isPicture ? "image/*" : "") };
    });
  const linked = childrenNamed(entry, "link")
    .filter(({ attribs }) => attribs["rel"] === "enclosure")
    .map(({ attribs }) => ({ url: attribs["href"] ?? "", type: attribs["type"] ?? "" }));
  return [...named, ...linked].flatMap(({ url, type }) => {
    const address = addressOf(url, base);
    return address === null ? [] : [{ url: address, type: type.trim().toLowerCase() }];
  });
};

const momentOf = (entry: Element): number | null => {
  const ms = Date.parse(textOf(entry, "pubdate", "published", "updated", "dc:date"));
  return Number.isNaN(ms) ? null : Math.floor(ms / 1_000);
};

const entriesOf = (document: Document): readonly Element[] | null => {
  const root = document.children.find(isTag);
  switch (root?.name.toLowerCase()) {
    case "rss":
      return childrenNamed(root, "channel").flatMap((channel) => childrenNamed(channel, "item"));
    case "rdf:rdf":
      return childrenNamed(root, "item");
    case "feed":
      return childrenNamed(root, "entry");
    default:
      return null;
  }
};

/**
 * Reads RSS and Atom: items with a title and a permitted address, in feed order, their HTML reduced to text.
 * @param base address of the feed; null for our own
 * @returns null when it is neither
 */
export const readFeed = (xml: string, base: string | null): readonly NewsItem[] | null => {
  const entries = entriesOf(parseDocument(xml, { xmlMode: true }));
  return (
    entries?.flatMap((entry) => {
      const title = wordsIn(textOf(entry, "title"));
      const link = addressOf(linkOf(entry), base);
      if (title === "" || link === null) return [];
      const description = excerpt(wordsIn(textOf(entry, "description", "summary", "content:encoded", "content")));
      return [{ title: excerpt(title), description, link, enclosures: enclosuresOf(entry, base), published_at: momentOf(entry) }];
    }) ?? null
  );
};
