import { columnNames, looksLikeHeader } from "../../../core/import/guess-mapping.rule.ts";
import { delimiterOf } from "../../../core/import/csv-row.rule.ts";
import { ImportDelimiter, type ImportLayout, importLimits } from "../../../core/import/import-layout.model.ts";
import type { ImportColumn } from "../../../core/import/import.model.ts";
import type { RawRow } from "../../../core/import/read-row.rule.ts";
import { FileProblem } from "./file-problem.ts";
import { fileRows } from "./file-rows.ts";
import { encodingOfStart, kindOfStart, startOfFile } from "./file-start.ts";

/** How a file is read and what its columns are. */
export type Inspected = { readonly layout: ImportLayout; readonly columns: readonly ImportColumn[] };

const looked = 200;
const longestSample = 120;
const linesForDelimiter = 10;

const detected = async (path: string, filename: string): Promise<Omit<ImportLayout, "has_header">> => {
  const { bytes, isWhole } = await startOfFile(path);
  const kind = kindOfStart(bytes, filename);
  if (kind === "xlsx") return { kind, encoding: "utf-8", delimiter: "," };
  const encoding = encodingOfStart(bytes, isWhole);
  const lines = new TextDecoder(encoding).decode(bytes).split(/\r\n|\n|\r/, linesForDelimiter);
  const found = kind === "tsv" ? "\t" : delimiterOf(lines.find((line) => line.trim() !== "") ?? "");
  return { kind, encoding, delimiter: ImportDelimiter.is(found) ? found : "," };
};

const firstRows = async (path: string, layout: ImportLayout): Promise<readonly RawRow[]> => {
  const rows: RawRow[] = [];
  for await (const batch of fileRows(path, layout)) {
    rows.push(...batch);
    if (rows.length >= looked) break;
  }
  return rows.slice(0, looked);
};

/** Looks at the first 200 rows of a file. @param given how it is to be read; null: as it seems @param labels the words by which fields are known @throws FileProblem when it cannot be imported at all */
export const inspectFile = async (path: string, filename: string, given: ImportLayout | null, labels: readonly string[]): Promise<Inspected> => {
  const base = given ?? { ...(await detected(path, filename)), has_header: true };
  const rows = await firstRows(path, base);
  const whole = rows.filter(({ problem }) => problem === undefined);
  const [first] = whole;
  if (first === undefined) throw new FileProblem("The file has no rows that can be read");
  const layout: ImportLayout = given ?? { ...base, has_header: looksLikeHeader(first.cells, labels) };
  const data = layout.has_header ? whole.slice(1) : whole;
  if (data.length === 0) throw new FileProblem("The file has a header and no rows below it");
  const width = layout.has_header ? first.cells.length : Math.max(...whole.map(({ cells }) => cells.length));
  const samples = (at: number): readonly string[] =>
    data.map(({ cells }) => (cells[at] ?? "").trim()).filter((cell) => cell !== "").slice(0, importLimits.samples).map((cell) => cell.slice(0, longestSample).replace(/[\u0000-\u001f]/g, " "));
  return { layout, columns: columnNames(layout.has_header ? first.cells : null, width).map((name, at) => ({ name, samples: samples(at) })) };
};
