import type { ImportLayout } from "../../../core/import/import-layout.model.ts";
import { importLimits } from "../../../core/import/import-layout.model.ts";
import type { RawRow } from "../../../core/import/row-reading.rule.ts";
import { FileProblem } from "../uploads/file-problem.ts";
import type { StoredFile } from "../uploads/sealed-file.ts";
import { textRows } from "./text-rows.ts";
import { xlsxRows } from "./xlsx-rows.ts";

const isBlank = ({ cells, problem }: RawRow): boolean => problem === undefined && cells.every((cell) => cell.trim() === "");

/**
 * The non-empty rows of a file in batches, its header first if it has one; rows above a known header are skipped.
 * @throws FileProblem when it is too wide, too long, or unreadable
 */
export const fileRows = async function* (file: StoredFile, layout: ImportLayout): AsyncGenerator<readonly RawRow[]> {
  const from = layout.has_header ? (layout.header_row ?? 0) : 0;
  let count = 0;
  for await (const batch of layout.kind === "xlsx" ? xlsxRows(file, layout.sheet) : textRows(file, layout)) {
    const rows = batch.filter((row) => row.row >= from && !isBlank(row));
    if (count === 0 && (rows[0]?.cells.length ?? 0) > importLimits.columns)
      throw new FileProblem(`The file has more than ${importLimits.columns} columns`);
    count += rows.length;
    if (count > importLimits.rows + 1)
      throw new FileProblem(`The file has more than ${importLimits.rows.toLocaleString("en")} rows; split it`);
    if (rows.length > 0) yield rows;
  }
};

/** The rows below the header. */
export const dataRows = async function* (file: StoredFile, layout: ImportLayout): AsyncGenerator<readonly RawRow[]> {
  let isFirst = layout.has_header;
  for await (const rows of fileRows(file, layout)) {
    const rest = isFirst ? rows.slice(1) : rows;
    isFirst = false;
    if (rest.length > 0) yield rest;
  }
};
