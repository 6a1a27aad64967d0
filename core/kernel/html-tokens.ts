/**
 * A part of a sanitised HTML text.
 * @property attributes of an opening tag, by name
 */
export type HtmlToken =
  | { readonly kind: "open"; readonly tag: string; readonly attributes: Readonly<Record<string, string>>; readonly source: string }
  | { readonly kind: "close"; readonly tag: string; readonly source: string }
  | { readonly kind: "text"; readonly source: string };

const tagPattern = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attributePattern = /([a-z-]+)(?:="([^"]*)")?/gi;

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": " ", "&#39;": "'" };

/** A text of HTML without markup, with its entities decoded. */
export const decodedText = (source: string): string =>
  source.replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity);

const attributesOf = (source: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(source.matchAll(attributePattern), ([, name = "", value = ""]) => [name.toLowerCase(), decodedText(value)]),
  );

/** The tags and texts of sanitised HTML, in order; their sources joined are the HTML. */
export const htmlTokens = (html: string): readonly HtmlToken[] => {
  const tokens: HtmlToken[] = [];
  let at = 0;
  for (const found of html.matchAll(tagPattern)) {
    const [source, slash = "", name = "", attributes = ""] = found;
    if (found.index > at) tokens.push({ kind: "text", source: html.slice(at, found.index) });
    const tag = name.toLowerCase();
    tokens.push(slash === "" ? { kind: "open", tag, attributes: attributesOf(attributes), source } : { kind: "close", tag, source });
    at = found.index + source.length;
  }
  if (at < html.length) tokens.push({ kind: "text", source: html.slice(at) });
  return tokens;
};
