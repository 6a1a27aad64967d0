import type { Entry } from "yauzl";
import { FileProblem } from "../uploads/file-problem.ts";
import { attribute, prefixedAttribute, xmlTokens } from "./xml-tokens.ts";
import type { Zip } from "./zip-file.ts";

/** What fits in the reader's heap with room to spare: at most two bytes per character, some 40 bytes per text. */
const mostLetters = 67_108_864;
const mostTexts = 4_000_000;
const tooMuch = "The workbook holds more text than can be read; save it as CSV";
const dateFormats = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

/** Whether a number format shows a day or a time. */
const isDateFormat = (code: string): boolean => /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "")) && !/general/i.test(code);

const tokensOf = async function* (zip: Zip, name: string) {
  const part = zip.parts.get(name);
  if (part !== undefined) for await (const tokens of xmlTokens(zip.bytes(part))) yield* tokens;
};

/** A sheet by its name, and the ZIP entry that holds its rows. */
export type Sheet = { readonly name: string; readonly part: Entry };

const mostSheets = 200;
const longestName = 255;

/**
 * The visible sheets of a workbook in order, all of them if all are hidden, and whether its dates count from 1904.
 * @throws FileProblem when there is none
 */
export const sheetsOf = async (zip: Zip): Promise<{ readonly sheets: readonly Sheet[]; readonly is1904: boolean }> => {
  const named: { readonly name: string; readonly relation: string; readonly isHidden: boolean }[] = [];
  let is1904 = false;
  for await (const token of tokensOf(zip, "xl/workbook.xml")) {
    if (token.tag !== "open") continue;
    if (token.name === "workbookPr") is1904 = /^(1|true)$/.test(attribute(token.attributes, "date1904"));
    if (token.name === "sheet" && named.length < mostSheets)
      named.push({
        name: attribute(token.attributes, "name").slice(0, longestName),
        relation: prefixedAttribute(token.attributes, "id"),
        isHidden: /hidden/i.test(attribute(token.attributes, "state")),
      });
  }
  const targets = new Map<string, string>();
  for await (const token of tokensOf(zip, "xl/_rels/workbook.xml.rels"))
    if (token.tag === "open" && token.name === "Relationship")
      targets.set(attribute(token.attributes, "Id"), attribute(token.attributes, "Target"));
  const there = named.flatMap(({ name, relation, isHidden }) => {
    const target = targets.get(relation) ?? "";
    const part = zip.parts.get(target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    return part === undefined ? [] : [{ name, part, isHidden }];
  });
  const seen = there.filter(({ isHidden }) => !isHidden);
  const sheets = seen.length === 0 ? there : seen;
  if (sheets.length === 0) throw new FileProblem("This is no Excel workbook, or it has no sheet");
  return { sheets, is1904 };
};

/** A copy of the text that does not keep the XML chunk it was sliced from in memory. */
const ownText = (text: string): string => ` ${text}`.slice(1);

/**
 * The shared strings that cells reference by index, including empty ones.
 * @throws FileProblem when there are more than the reader's heap can hold
 */
export const sharedTexts = async (zip: Zip): Promise<readonly string[]> => {
  const texts: string[] = [];
  let text = "";
  let letters = 0;
  let isText = false;
  let isPhonetic = false;
  for await (const token of tokensOf(zip, "xl/sharedStrings.xml")) {
    if (token.tag === "text") text += isText && !isPhonetic ? token.text : "";
    else if (token.name === "t") isText = token.tag === "open";
    else if (token.name === "rPh") isPhonetic = token.tag === "open";
    else if (token.name === "si" && token.tag === "close") {
      letters += text.length;
      if (letters > mostLetters || texts.length >= mostTexts) throw new FileProblem(tooMuch);
      texts.push(ownText(text));
      text = "";
    }
  }
  return texts;
};

/** Whether each cell style shows a date. */
export const dateStyles = async (zip: Zip): Promise<readonly boolean[]> => {
  const custom = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isCellFormats = false;
  for await (const token of tokensOf(zip, "xl/styles.xml")) {
    if (token.tag === "text") continue;
    if (token.name === "cellXfs") isCellFormats = token.tag === "open";
    if (token.tag !== "open") continue;
    if (token.name === "numFmt")
      custom.set(Number(attribute(token.attributes, "numFmtId")), isDateFormat(attribute(token.attributes, "formatCode")));
    if (token.name !== "xf" || !isCellFormats) continue;
    const format = Number(attribute(token.attributes, "numFmtId"));
    styles.push(custom.get(format) ?? dateFormats.has(format));
  }
  return styles;
};
