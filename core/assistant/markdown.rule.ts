import { isOpenableAddress } from "../kernel/web-address.ts";

/**
 * An inline element.
 * @property href a path of this site or a web address
 */
export type Inline =
  | { readonly tag: "text" | "strong" | "code"; readonly text: string }
  | { readonly tag: "link"; readonly text: string; readonly href: string };

/** A block element. */
export type Block =
  | { readonly tag: "heading"; readonly level: 2 | 3; readonly inlines: readonly Inline[] }
  | { readonly tag: "paragraph"; readonly inlines: readonly Inline[] }
  | { readonly tag: "list"; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly tag: "code"; readonly text: string };

/** The lengths of labels and addresses are bounded, so that unclosed brackets do not each cause a scan to the end of the text. */
const marks = /\[([^\]\n]{0,300})\]\(([^()\s]{0,2000})\)|\*\*([^*\n]+)\*\*|`([^`\n]+)`/g;

/** The pieces of a line: links, bold words, code and the text between them. Links lead to a path of this site or to the web; anything else stays text. */
export const inlinesOf = (line: string): readonly Inline[] => {
  const inlines: Inline[] = [];
  let at = 0;
  const text = (until: number): void => void (until > at && inlines.push({ tag: "text", text: line.slice(at, until) }));
  for (const match of line.matchAll(marks)) {
    const [whole, label = "", href = "", strong, code] = match;
    text(match.index);
    if (strong !== undefined) inlines.push({ tag: "strong", text: strong });
    else if (code !== undefined) inlines.push({ tag: "code", text: code });
    else if (isOpenableAddress(href)) inlines.push({ tag: "link", text: label, href });
    else inlines.push({ tag: "text", text: label });
    at = match.index + whole.length;
  }
  text(line.length);
  return inlines;
};

const bullet = /^\s*[-*] +/;
const number = /^\s*\d+[.)] +/;

type Draft = { readonly kind: "bullet" | "number" | "text"; readonly lines: string[] };

const blockOf = ({ kind, lines }: Draft): Block =>
  kind === "text"
    ? { tag: "paragraph", inlines: inlinesOf(lines.join(" ")) }
    : { tag: "list", isOrdered: kind === "number", items: lines.map(inlinesOf) };

/** Reads the Markdown that help articles and replies use: headings, paragraphs, lists, fenced code, links, bold and code. Anything else is text. */
export const blocksOf = (markdown: string): readonly Block[] => {
  const blocks: Block[] = [];
  let draft: Draft | null = null;
  let code: string[] | null = null;
  const flush = (): void => {
    if (draft !== null) blocks.push(blockOf(draft));
    draft = null;
  };
  const take = (kind: Draft["kind"], line: string): void => {
    if (draft === null || draft.kind !== kind) flush();
    draft ??= { kind, lines: [] };
    draft.lines.push(line);
  };
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    if (line.startsWith("```")) {
      flush();
      if (code === null) code = [];
      else {
        blocks.push({ tag: "code", text: code.join("\n") });
        code = null;
      }
      continue;
    }
    if (code !== null) {
      code.push(line);
      continue;
    }
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    if (heading !== null) {
      flush();
      blocks.push({ tag: "heading", level: heading[1] === "###" ? 3 : 2, inlines: inlinesOf(heading[2] ?? "") });
    } else if (line.trim() === "") flush();
    else if (bullet.test(line)) take("bullet", line.replace(bullet, ""));
    else if (number.test(line)) take("number", line.replace(number, ""));
    else take("text", line.trim());
  }
  flush();
  if (code !== null) blocks.push({ tag: "code", text: code.join("\n") });
  return blocks;
};

/** The text without Markdown syntax. */
export const plainText = (markdown: string): string =>
  blocksOf(markdown)
    .flatMap((block) => (block.tag === "code" ? [block.text] : block.tag === "list" ? block.items.map(words) : [words(block.inlines)]))
    .join("\n");

const words = (inlines: readonly Inline[]): string => inlines.map(({ text }) => text).join("");
