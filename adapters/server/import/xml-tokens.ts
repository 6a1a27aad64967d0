import { FileProblem } from "./file-problem.ts";

/** A piece of XML. Names come without their prefix; `attributes` as they stand. */
export type XmlToken =
  | { readonly tag: "open"; readonly name: string; readonly attributes: string; readonly isClosed: boolean }
  | { readonly tag: "close"; readonly name: string }
  | { readonly tag: "text"; readonly text: string };

const longestTag = 65_536;
/** A cell holds 32,767 letters at most; what goes on for longer than this is no text of a table. */
const longestText = 1_048_576;
const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
        if (name !== undefined) return named[name] ?? whole;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
      })
    : text;

const bare = (name: string): string => name.slice(name.indexOf(":") + 1);

const tagOf = (inside: string): XmlToken | null => {
  if (inside.startsWith("!")) throw new FileProblem("The workbook holds declarations that no workbook needs; it was not read");
  if (inside.startsWith("?")) return null;
  if (inside.startsWith("/")) return { tag: "close", name: bare(inside.slice(1).trim()) };
  const isClosed = inside.endsWith("/");
  const body = isClosed ? inside.slice(0, -1) : inside;
  const space = body.search(/\s/);
  return space < 0 ? { tag: "open", name: bare(body), attributes: "", isClosed } : { tag: "open", name: bare(body.slice(0, space)), attributes: body.slice(space), isClosed };
};

/** The value of an attribute; '' when it is missing. */
export const attribute = (attributes: string, name: string): string => decoded(new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");

/** The pieces of an XML document batch by batch; declarations of types and entities are refused. */
export const xmlTokens = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly XmlToken[]> {
  const decoder = new TextDecoder("utf-8");
  let held = "";
  for await (const chunk of bytes) {
    held += decoder.decode(chunk, { stream: true });
    const tokens: XmlToken[] = [];
    let at = 0;
    for (;;) {
      const open = held.indexOf("<", at);
      if (open < 0) break;
      const isComment = held.startsWith("<!--", open);
      const isData = held.startsWith("<![CDATA[", open);
      const mark = isComment ? "-->" : isData ? "]]>" : ">";
      const close = held.indexOf(mark, open);
      if (close < 0) {
        if (held.length - open > longestTag && !isComment && !isData) throw new FileProblem("The workbook is damaged; open it in its program and save it again");
        break;
      }
      if (open > at) tokens.push({ tag: "text", text: decoded(held.slice(at, open)) });
      if (isData) tokens.push({ tag: "text", text: held.slice(open + 9, close) });
      else if (!isComment) {
        const tag = tagOf(held.slice(open + 1, close));
        if (tag !== null) tokens.push(tag);
      }
      at = close + mark.length;
    }
    held = held.slice(at);
    if (held.length > longestText) throw new FileProblem("The workbook holds a text of more than a million letters; it was not read");
    if (tokens.length > 0) yield tokens;
  }
};
