import { importLimits } from "../../../core/import/import-layout.model.ts";
import type { RawRow } from "../../../core/import/row-reading.rule.ts";
import { FileProblem } from "../uploads/file-problem.ts";
import type { StoredFile } from "../uploads/sealed-file.ts";
import { dateStyles, sharedTexts, sheetsOf } from "./xlsx-parts.ts";
import { attribute, xmlTokens } from "./xml-tokens.ts";
import { openZip, type Zip } from "./zip-file.ts";

const dayMs = 86_400_000;
const letterA = 64;
/** The same limit as for a line of a text file; otherwise cells sharing one long text would multiply it. */
const mostRowLetters = 1_048_576;
const tooLong = "The sheet has a row of more than a million letters; it was not read";
const tooWide = `The sheet has more than ${importLimits.columns} columns`;

/** The column index of a cell by its letters: A is 0, AA is 26; -1 where it has none. */
const columnOf = (reference: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "";
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - letterA, 0) - 1;
};

/** A serial date as `YYYY-MM-DD`, with the time if it has one. */
const dayText = (serial: number, is1904: boolean): string => {
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const date = new Date(start + Math.round(serial * 86_400) * 1_000);
  if (Number.isNaN(date.getTime())) return String(serial);
  const iso = date.toISOString();
  return (date.getTime() - start) % dayMs === 0 ? iso.slice(0, 10) : iso.slice(0, 16);
};

const numberText = (raw: string): string => {
  const value = Number(raw);
  return /e/i.test(raw) && Number.isSafeInteger(value) ? String(value) : raw;
};

type Cell = { column: number; type: string; style: number; value: string; formula: string | null; hasValue: boolean };

/** Whether a cell is an error, or a formula without a stored result. */
const isUnsolved = ({ type, value, formula, hasValue }: Cell): boolean =>
  (type === "e" && hasValue) || (formula !== null && (!hasValue || (value === "" && type !== "str")));

/**
 * The names of the visible sheets.
 * @throws FileProblem when there is none
 */
export const sheetNames = async (file: StoredFile): Promise<readonly string[]> => {
  const zip = await openZip(file);
  try {
    return (await sheetsOf(zip)).sheets.map(({ name }) => name);
  } finally {
    await zip.close();
  }
};

const sheetRows = async function* (zip: Zip, sheet: string | undefined): AsyncGenerator<readonly RawRow[]> {
  const { sheets, is1904 } = await sheetsOf(zip);
  const found = sheet === undefined ? sheets[0] : sheets.find(({ name }) => name === sheet);
  if (found === undefined) throw new FileProblem("The workbook has no such sheet");
  const texts = await sharedTexts(zip);
  const styles = await dateStyles(zip);

  const textOf = (cell: Cell): string => {
    const { type, style, value, formula } = cell;
    if (isUnsolved(cell)) return type === "e" ? `="${value}"` : `=${formula}`;
    if (value === "") return "";
    switch (type) {
      case "s":
        return texts[Number(value)] ?? "";
      case "b":
        return value === "1" ? "true" : "false";
      case "str":
      case "inlineStr":
      case "d":
        return value;
      default:
        return styles[style] === true && Number.isFinite(Number(value)) ? dayText(Number(value), is1904) : numberText(value);
    }
  };

  let row = 0;
  let letters = 0;
  let cells: string[] = [];
  let formulas: number[] = [];
  let cell: Cell | null = null;
  let inside: "value" | "formula" | null = null;
  for await (const tokens of xmlTokens(zip.bytes(found.part))) {
    const rows: RawRow[] = [];
    for (const token of tokens) {
      if (token.tag === "text") {
        if (cell === null || inside === null) continue;
        if (inside === "value") cell.value += token.text;
        else cell.formula = (cell.formula ?? "") + token.text;
      } else if (token.tag === "open") {
        if (token.name === "row") {
          row = Number(attribute(token.attributes, "r")) || row + 1;
          cells = [];
          formulas = [];
          letters = 0;
        } else if (token.name === "c") {
          const reference = attribute(token.attributes, "r");
          const column = reference === "" ? cells.length : columnOf(reference);
          if (column < 0 || column >= importLimits.columns) throw new FileProblem(tooWide);
          cell = {
            column,
            type: attribute(token.attributes, "t"),
            style: Number(attribute(token.attributes, "s")),
            value: "",
            formula: null,
            hasValue: false,
          };
        } else if ((token.name === "v" || token.name === "t") && cell !== null) {
          inside = "value";
          cell.hasValue = true;
        } else if (token.name === "f" && cell !== null) {
          cell.formula = "";
          inside = "formula";
        }
      } else if (token.name === "v" || token.name === "t" || token.name === "f") inside = null;
      else if (token.name === "c" && cell !== null) {
        const text = textOf(cell);
        letters += text.length;
        if (letters > mostRowLetters) throw new FileProblem(tooLong);
        while (cells.length < cell.column) cells.push("");
        cells[cell.column] = text;
        if (isUnsolved(cell)) formulas.push(cell.column);
        cell = null;
      } else if (token.name === "row") rows.push({ row, cells, ...(formulas.length === 0 ? {} : { formulas }) });
    }
    if (rows.length > 0) yield rows;
  }
};

/**
 * The rows of a sheet, by default the first, in batches, each with its row number. Dates become `YYYY-MM-DD`. A formula gives its last
 * result; a failed one, or one without a result, gives `=` and its kind.
 * @throws FileProblem when there is no such sheet
 */
export const xlsxRows = async function* (file: StoredFile, sheet?: string): AsyncGenerator<readonly RawRow[]> {
  const zip = await openZip(file);
  try {
    yield* sheetRows(zip, sheet);
  } finally {
    await zip.close();
  }
};
