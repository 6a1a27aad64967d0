import { delimiterOfLines, namedDelimiter } from "../../../core/import/csv-row.rule.ts";
import { type DateEvidence, datesOf, isOpenOrder, withDate } from "../../../core/import/date-order.rule.ts";
import { columnNames } from "../../../core/import/guess-mapping.rule.ts";
import { headerRow } from "../../../core/import/header-row.rule.ts";
import { ImportDelimiter, type ImportLayout, importLimits } from "../../../core/import/import-layout.model.ts";
import type { ImportColumn } from "../../../core/import/import.model.ts";
import type { RawRow } from "../../../core/import/row-reading.rule.ts";
import { FileProblem } from "../uploads/file-problem.ts";
import type { StoredFile } from "../uploads/sealed-file.ts";
import { dataRows, fileRows } from "./file-rows.ts";
import { encodingOfStart, kindOfStart, startOfFile } from "./file-start.reader.ts";
import { sheetNames } from "./xlsx-rows.ts";

/** The layout of a file and its columns. */
export type Inspected = { readonly layout: ImportLayout; readonly columns: readonly ImportColumn[] };

const looked = 200;
const longestSample = 120;
const linesForDelimiter = 10;

/** The first non-empty sheet, and the names of all sheets if there are several. */
const filledSheet = async (file: StoredFile): Promise<Pick<ImportLayout, "sheet" | "sheets">> => {
  const sheets = await sheetNames(file);
  if (sheets.length < 2) return {};
  for (const sheet of sheets)
    for await (const rows of fileRows(file, { kind: "xlsx", encoding: "utf-8", delimiter: ",", has_header: false, sheet }))
      if (rows.length > 0) return { sheet, sheets };
  return {};
};

const detected = async (file: StoredFile, filename: string): Promise<Omit<ImportLayout, "has_header">> => {
  const { bytes, isWhole } = await startOfFile(file);
  const kind = kindOfStart(bytes, filename);
  if (kind === "xlsx") return { kind, encoding: "utf-8", delimiter: ",", ...(await filledSheet(file)) };
  const encoding = encodingOfStart(bytes, isWhole);
  const lines = new TextDecoder(encoding).decode(bytes).split(/\r\n|\n|\r/, linesForDelimiter);
  const found = kind === "tsv" ? "\t" : (namedDelimiter(lines[0] ?? "") ?? delimiterOfLines(lines));
  return { kind, encoding, delimiter: ImportDelimiter.is(found) ? found : "," };
};

/** The date order of each column, judged by the inspected rows, and by all others while several orders fit. */
const datesOfColumns = async (
  file: StoredFile,
  layout: ImportLayout,
  rows: readonly RawRow[],
  width: number,
): Promise<readonly Pick<ImportColumn, "dates">[]> => {
  const withRows = (seen: readonly (DateEvidence | null)[], more: readonly RawRow[]): readonly (DateEvidence | null)[] =>
    seen.map((column, at) =>
      more.reduce((found: DateEvidence | null, { cells }) => withDate(found, (cells[at] ?? "").slice(0, longestSample)), column),
    );
  let seen = withRows(
    Array.from({ length: width }, () => null),
    rows,
  );
  const isOpen = (): boolean => seen.some((column) => column !== null && isOpenOrder(column));
  if (isOpen())
    for await (const batch of dataRows(file, layout)) {
      seen = withRows(seen, batch);
      if (!isOpen()) break;
    }
  return seen.map((column) => (column === null ? {} : { dates: datesOf(column) }));
};

const firstRows = async (file: StoredFile, layout: ImportLayout): Promise<readonly RawRow[]> => {
  const rows: RawRow[] = [];
  for await (const batch of fileRows(file, layout)) {
    rows.push(...batch);
    if (rows.length >= looked) break;
  }
  return rows.slice(0, looked);
};

/** The header row: the first non-empty row from the chosen one on, or the one detected. */
const chosenHeader = ({ has_header, header_row }: ImportLayout, rows: readonly RawRow[], labels: readonly string[]): RawRow | null =>
  !has_header ? null : ((header_row === undefined ? headerRow(rows, labels) : undefined) ?? rows[0] ?? null);

/**
 * Inspects 200 rows of a file, from its header on where that is known.
 * @param given the layout to use, with the header detected unless given; null: everything is detected
 * @param labels words by which fields are recognised
 * @throws FileProblem when it cannot be imported
 */
export const inspectFile = async (
  file: StoredFile,
  filename: string,
  given: ImportLayout | null,
  labels: readonly string[],
): Promise<Inspected> => {
  const base = given ?? { ...(await detected(file, filename)), has_header: true };
  const rows = await firstRows(file, base);
  const whole = rows.filter(({ problem }) => problem === undefined);
  const [first] = whole;
  if (first === undefined) throw new FileProblem("The file has no rows that can be read");
  const header = given === null ? headerRow(whole, labels) : chosenHeader(given, whole, labels);
  if ((header ?? first).cells.length > importLimits.columns)
    throw new FileProblem(`The file has more than ${importLimits.columns} columns`);
  const { header_row: _, ...rest } = base;
  const layout: ImportLayout = { ...rest, has_header: header !== null, ...(header === null ? {} : { header_row: header.row }) };
  const data = header === null ? whole : whole.filter(({ row }) => row > header.row);
  if (data.length === 0) throw new FileProblem("The file has a header and no rows below it");
  const width = header !== null ? header.cells.length : Math.max(...whole.map(({ cells }) => cells.length));
  const samples = (at: number): readonly string[] =>
    data
      .map(({ cells }) => (cells[at] ?? "").trim())
      .filter((cell) => cell !== "")
      .slice(0, importLimits.samples)
      .map((cell) => cell.slice(0, longestSample).replace(/[\u0000-\u001f]/g, " "));
  const dates = await datesOfColumns(file, layout, data, width);
  return { layout, columns: columnNames(header?.cells ?? null, width).map((name, at) => ({ name, samples: samples(at), ...dates[at] })) };
};
