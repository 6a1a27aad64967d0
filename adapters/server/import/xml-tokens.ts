import { Parser } from "htmlparser2";
import { damagedWorkbook, FileProblem } from "../uploads/file-problem.ts";

type Attributes = Readonly<Record<string, string>>;

/** An XML token, in document order; element names lack their prefix, an empty element is opened and closed. */
export type XmlToken =
  | { readonly tag: "open"; readonly name: string; readonly attributes: Attributes }
  | { readonly tag: "close"; readonly name: string }
  | { readonly tag: "text"; readonly text: string };

const deepest = 64;
/** A cell holds at most 32,767 characters, so a longer token is not table text. */
const longestPiece = 1_048_576;

const bare = (name: string): string => name.slice(name.indexOf(":") + 1);

/** The value of an attribute; '' when it is missing. */
export const attribute = (attributes: Attributes, name: string): string => attributes[name] ?? "";

/** The value of an attribute with any prefix; '' when it is missing. */
export const prefixedAttribute = (attributes: Attributes, name: string): string =>
  Object.entries(attributes).find(([key]) => bare(key) === name)?.[1] ?? "";

/**
 * The tokens of an XML document in batches.
 * @throws FileProblem for doctype and entity declarations, and for a document that is not closed, nests too deeply, or holds a token of
 *   more than a million characters
 */
export const xmlTokens = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly XmlToken[]> {
  let tokens: XmlToken[] = [];
  let depth = 0;
  let sinceTag = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        sinceTag = 0;
        depth += 1;
        if (depth > deepest) throw damagedWorkbook();
        tokens.push({ tag: "open", name: bare(name), attributes });
      },
      onclosetag: (name) => {
        sinceTag = 0;
        depth -= 1;
        tokens.push({ tag: "close", name: bare(name) });
      },
      ontext: (text) => {
        tokens.push({ tag: "text", text });
      },
      onprocessinginstruction: (name) => {
        if (name.startsWith("!")) throw new FileProblem("The workbook holds declarations that no workbook needs; it was not read");
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder("utf-8");
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    sinceTag += text.length;
    parser.write(text);
    if (sinceTag > longestPiece) throw new FileProblem("The workbook holds a text of more than a million letters; it was not read");
    if (tokens.length > 0) yield tokens;
    tokens = [];
  }
  if (depth > 0) throw damagedWorkbook();
};
