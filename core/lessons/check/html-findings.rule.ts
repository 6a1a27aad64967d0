import { decodedText, type HtmlToken, htmlTokens } from "../../kernel/html-tokens.ts";
import type { FindingKind } from "./author-finding.model.ts";

/** A finding within one HTML value. */
type HtmlFinding = { readonly kind: FindingKind; readonly about: string };

const nameOf = (address: string): string => decodeURIComponent(address.split(/[?#]/)[0]?.split("/").at(-1) ?? "").slice(0, 80);

const safeName = (address: string): string => {
  try {
    return nameOf(address);
  } catch {
    return address.slice(0, 80);
  }
};

const pictures = (tokens: readonly HtmlToken[]): readonly HtmlFinding[] =>
  tokens.flatMap((token) =>
    token.kind === "open" && token.tag === "img" && token.attributes["alt"] === undefined
      ? [{ kind: "picture_undescribed" as const, about: safeName(token.attributes["src"] ?? "") }]
      : [],
  );

const levelOf = (token: HtmlToken): number | null => {
  const [, level] = token.kind === "open" ? (/^h([1-6])$/.exec(token.tag) ?? []) : [];
  return level === undefined ? null : Number(level);
};

const textFrom = (tokens: readonly HtmlToken[], start: number, end: string): string => {
  const parts: string[] = [];
  for (const token of tokens.slice(start + 1)) {
    if (token.kind === "close" && token.tag === end) break;
    if (token.kind === "text") parts.push(decodedText(token.source));
    if (token.kind === "open" && token.tag === "img") parts.push(token.attributes["alt"] ?? "");
  }
  return parts.join("").trim();
};

/** Headings that skip a level, such as a heading 4 after a heading 2; the first may have any. */
const headings = (tokens: readonly HtmlToken[]): readonly HtmlFinding[] => {
  const found: HtmlFinding[] = [];
  let before: number | null = null;
  for (const [at, token] of tokens.entries()) {
    const level = levelOf(token);
    if (level === null) continue;
    if (before !== null && level > before + 1)
      found.push({ kind: "heading_skipped", about: textFrom(tokens, at, `h${level}`).slice(0, 80) });
    before = level;
  }
  return found;
};

const unclear = /^(?:here|click here|link|this|this link|more|read more|https?:\/\/\S{40,})$/i;

const links = (tokens: readonly HtmlToken[]): readonly HtmlFinding[] =>
  tokens.flatMap((token, at): readonly HtmlFinding[] => {
    if (token.kind !== "open" || token.tag !== "a" || token.attributes["href"] === undefined) return [];
    const text = textFrom(tokens, at, "a");
    if (text === "") return [{ kind: "link_empty", about: token.attributes["href"].slice(0, 80) }];
    return unclear.test(text) ? [{ kind: "link_unclear", about: text.slice(0, 80) }] : [];
  });

/** What one HTML value lacks for learners who do not see it, or who hear it link by link. */
export const htmlFindings = (html: string): readonly HtmlFinding[] => {
  const tokens = htmlTokens(html);
  return [...pictures(tokens), ...headings(tokens), ...links(tokens)];
};

/** The web addresses that an HTML value links to. */
export const linkedAddresses = (html: string): readonly string[] =>
  htmlTokens(html).flatMap((token) => {
    const href = token.kind === "open" && token.tag === "a" ? (token.attributes["href"] ?? "") : "";
    return /^https?:/i.test(href) ? [href] : [];
  });
