import { cellsOf, isOpen, namedDelimiter } from "../../../core/import/csv-row.rule.ts";
import type { ImportLayout } from "../../../core/import/import-layout.model.ts";
import type { RawRow } from "../../../core/import/row-reading.rule.ts";
import { openFile, type StoredFile } from "../uploads/sealed-file.ts";

/** A quoted row of more lines or characters than this has lost its closing quote. */
const mostLines = 500;
const mostLetters = 1_048_576;

type Line = { readonly text: string; readonly row: number };

/**
 * Joins lines into records. A record that never ends, or has more cells than the table, has lost a quote: its first line is reported and
 * the others are read separately, so that nothing else is lost. The header sets the width of the table; until it is known, the widest row
 * so far does.
 */
export const makeRecords = ({ delimiter, has_header, header_row }: Pick<ImportLayout, "delimiter" | "has_header" | "header_row">) => {
  const isSought = has_header && header_row === undefined;
  let open: Line[] = [];
  let letters = 0;
  let width: number | null = null;

  const record = (row: number, text: string): RawRow => {
    const cells = cellsOf(text, delimiter);
    if ((width === null || isSought) && text.trim() !== "" && row >= (has_header ? (header_row ?? 0) : 0))
      width = Math.max(width ?? 0, cells.length);
    return { row, cells };
  };

  const giveUp = (): RawRow[] => {
    const [first, ...others] = open;
    open = [];
    letters = 0;
    if (first === undefined) return [];
    return [{ row: first.row, cells: [first.text], problem: "quote" }, ...others.flatMap(add)];
  };

  const add = (line: Line): RawRow[] => {
    const first = open[0];
    if (first === undefined && !line.text.includes('"')) return [record(line.row, line.text)];
    const goesOn = isOpen(line.text, delimiter, first !== undefined);
    if (first === undefined && !goesOn) return [record(line.row, line.text)];
    open.push(line);
    letters += line.text.length;
    if (goesOn) return open.length > mostLines || letters > mostLetters ? giveUp() : [];
    const text = open.map((part) => part.text).join("\n");
    const start = first ?? line;
    if (width !== null && cellsOf(text, delimiter).length > width) return giveUp();
    open = [];
    letters = 0;
    return [record(start.row, text)];
  };

  return {
    add,
    end: (): RawRow[] => {
      const rows: RawRow[] = [];
      while (open.length > 0) rows.push(...giveUp());
      return rows;
    },
  };
};

/**
 * The records of a text file in batches. Rows are numbered by the line on which they begin, from 1; a first line that only declares the
 * delimiter is skipped. A line longer than a megabyte is reported and skipped.
 */
export const textRows = async function* (stored: StoredFile, layout: ImportLayout): AsyncGenerator<readonly RawRow[]> {
  const decoder = new TextDecoder(layout.encoding);
  const records = makeRecords(layout);
  let held = "";
  let row = 0;
  let isSkipping = false;
  const lines = (text: string): readonly RawRow[] => {
    const parts = text.split(/\r\n|\n|\r/);
    held = parts.pop() ?? "";
    if (held.length > mostLetters) {
      held = "";
      isSkipping = true;
    }
    return parts.flatMap((line, at) => {
      row += 1;
      if (at === 0 && isSkipping) {
        isSkipping = false;
        return [{ row, cells: [], problem: "too-long" }];
      }
      return row === 1 && namedDelimiter(line) !== null ? [] : records.add({ text: line, row });
    });
  };
  const file = await openFile(stored);
  try {
    for await (const chunk of file.bytes(0, file.size)) {
      const text = held + decoder.decode(chunk, { stream: true });
      const endsInReturn = text.endsWith("\r");
      const rows = lines(endsInReturn ? text.slice(0, -1) : text);
      if (endsInReturn) held += "\r";
      if (rows.length > 0) yield rows;
    }
  } finally {
    await file.close();
  }
  held += decoder.decode();
  const rest = held === "" && !isSkipping ? [] : lines(`${held.replace(/\r$/, "")}\n`);
  yield [...rest, ...records.end()];
};
