import { readCell, writeCell } from "../../../core/data-check/cell.rule.ts";
import type { ValueType } from "../../../core/data-check/value-type.rule.ts";
import { cellsOf, delimiterOf, isOpen, rowText } from "../../../core/import/csv-row.rule.ts";
import { identifier } from "../../../core/validation/identifier.rule.ts";
import { sourceLines } from "./source-lines.ts";
import type { SourceLine } from "./source-lines.ts";
import { longestRecord, problem } from "./source.ts";
import type { Entry } from "./source.ts";

type Line = Extract<SourceLine, { tag: "line" }>;
type ReadColumn = { readonly name: string; readonly type: ValueType; readonly at: number };
type Table = { readonly delimiter: string; readonly columns: readonly ReadColumn[]; readonly width: number };

/** A quoted row that spans more lines than this has an unclosed quote. */
const mostLines = 1_000;

const headerOf = (row: Line, typeOf: (column: string) => ValueType): { readonly table: Table; readonly problems: readonly Entry[] } => {
  const delimiter = delimiterOf(row.text);
  const cells = cellsOf(row.text, delimiter);
  const columns = new Map<string, ReadColumn>();
  const problems: Entry[] = [];
  cells.forEach((cell, at) => {
    const name = identifier(cell.trim());
    if (name === "") problems.push(problem(row.line, "unnamed-column", `column ${at + 1} has no name and is left out`));
    else if (columns.has(name))
      problems.push(problem(row.line, "duplicate-column", `two columns are called ${name}; the second is left out`));
    else columns.set(name, { name, type: typeOf(name), at });
  });
  return { table: { delimiter, columns: [...columns.values()], width: cells.length }, problems };
};

const rowEntries = (table: Table, line: number, text: string, end: string): readonly Entry[] => {
  const raw = text + end;
  if (text.trim() === "") return [{ tag: "text", raw }];
  const { delimiter, columns, width } = table;
  const cells = cellsOf(text, delimiter);
  const record: Record<string, unknown> = {};
  for (const { name, type, at } of columns) record[name] = readCell(type, cells[at] ?? "");
  const rewrite = (repairs: Readonly<Record<string, unknown>>): string => {
    const mended = columns.reduce(
      (row, { name, at }) => (Object.hasOwn(repairs, name) ? row.with(at, writeCell(repairs[name], row[at] ?? "")) : row),
      [...cells],
    );
    return rowText(mended, delimiter) + end;
  };
  const entry: Entry = { tag: "record", line, record, raw, rewrite };
  if (cells.length === width) return [entry];
  const expected = `expected ${width} cells, got ${cells.length}`;
  const cut = end === "" && cells.length < width;
  return [
    entry,
    problem(
      line,
      cut ? "truncated" : cells.length > width ? "cell-count" : "cells-missing",
      cut ? `the file ends in the middle of this row: ${expected}` : expected,
    ),
  ];
};

/**
 * The records of a table with a header.
 * @param typeOf the value type of a column
 */
export const csvEntries = async function* (
  bytes: AsyncIterable<Uint8Array>,
  typeOf: (column: string) => ValueType,
): AsyncGenerator<readonly Entry[]> {
  let table: Table | null = null;
  let open: Line[] = [];
  let openLength = 0;

  const readRow = (line: number, text: string, end: string): readonly Entry[] => {
    if (table !== null) return rowEntries(table, line, text, end);
    if (text.trim() === "") return [{ tag: "text", raw: text + end }];
    const header = headerOf({ tag: "line", line, text, end }, typeOf);
    table = header.table;
    return [{ tag: "text", raw: text + end }, ...header.problems];
  };

  /** Reports the unclosed quote of the first line and parses the other lines again on their own. */
  const giveUp = (): readonly Entry[] => {
    const [first, ...others] = open;
    open = [];
    openLength = 0;
    if (first === undefined) return [];
    return [
      problem(first.line, "unbalanced-quote", "the quoted cell that begins here never ends; the row was left out", first.text + first.end),
      ...others.flatMap(readLine),
    ];
  };

  const readLine = (line: Line): readonly Entry[] => {
    const delimiter = table?.delimiter ?? delimiterOf(line.text);
    const goesOn = isOpen(line.text, delimiter, open.length > 0);
    const [first = line] = open;
    if (first === line && !goesOn) return readRow(line.line, line.text, line.end);
    open.push(line);
    openLength += line.text.length;
    if (open.length > mostLines || openLength > longestRecord) return giveUp();
    if (goesOn) return [];
    const text = open.map((piece) => (piece === line ? piece.text : piece.text + piece.end)).join("");
    open = [];
    openLength = 0;
    return readRow(first.line, text, line.end);
  };

  for await (const lines of sourceLines(bytes)) yield lines.flatMap((item) => (item.tag === "line" ? readLine(item) : [item]));
  while (open.length > 0) yield giveUp();
};
