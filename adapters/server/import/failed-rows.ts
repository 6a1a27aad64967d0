import { sql } from "kysely";
import { secretMask } from "../../../core/fields/secret.rule.ts";
import { csvStart, separatedLine } from "../../../core/import/csv-text.rule.ts";
import { causeMessages, placeOfProblem } from "../../../core/import/import-causes.rule.ts";
import { ImportCause } from "../../../core/import/import-plan.model.ts";
import { cellProblems } from "../../../core/import/read-row.rule.ts";
import { type RawRow, type RowReading, rowReading } from "../../../core/import/row-reading.rule.ts";
import { secretColumns } from "../../../core/import/secret-columns.rule.ts";
import type { Config } from "../config.ts";
import { spooledText } from "../contents/spooled-text.ts";
import type { Database, Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { importFile } from "../uploads/upload-folder.ts";
import { rawRows } from "./import-file.reader.ts";
import type { StoredImport } from "./import-row.store.ts";

type Failed = { readonly row_no: number; readonly cause: string; readonly col: number | null; readonly value: string | null };

const failedRows = async (tx: Tx, id: number): Promise<ReadonlyMap<number, Failed>> => {
  const { rows } =
    await sql<Failed>`select row_no, cause, col, value from import_rows where org_id = ${tx.org} and import_id = ${id} and outcome = 'failed'`.execute(
      tx.db,
    );
  return new Map(rows.map((row) => [row.row_no, row]));
};

const reason = ({ cause, col, value }: Omit<Failed, "row_no">, columns: StoredImport["columns"]): string => {
  const said = ImportCause.is(cause) ? causeMessages[cause] : cause;
  const column = placeOfProblem({ cause, column: col, value: value ?? "" }, columns);
  return column === undefined ? said : `${column}: ${said}`;
};

/** All reasons why a row failed, the reason of its outcome first. */
const reasons = (found: Failed, raw: RawRow, reading: RowReading, columns: StoredImport["columns"]): string => {
  const cells = cellProblems(raw, reading).map(({ cause, column, value }) => ({ cause, col: column, value }));
  return [...new Set([found, ...cells].map((one) => reason(one, columns)))].join("; ");
};

/**
 * The failed rows of an import as in its file, with the same delimiter and all reasons in the last column; cells of secrets and of fields
 * hidden from the viewer are masked, and importing a mask changes nothing.
 */
const failedRowsOfFile = async function* (
  database: Database,
  org: number,
  stored: StoredImport,
  config: Pick<Config, "dataFolder">,
  sealer: Sealer,
): AsyncGenerator<string> {
  const failed = await database.inOrg(org, (tx) => failedRows(tx, stored.id));
  const secret = secretColumns(stored.mapping, stored.targets);
  const isHidden = (column: number): boolean => secret.has(column) || stored.unseen.has(column);
  const isAnyHidden = secret.size + stored.unseen.size > 0;
  const names = stored.columns.map(({ name }) => name);
  const reading = rowReading(stored.mapping, stored.targets, stored.options, stored.fixes, stored.timezone, stored.columns);
  const delimiter = stored.layout.kind === "xlsx" ? "," : stored.layout.delimiter;
  yield csvStart + separatedLine([...names, "_error"], delimiter);
  if (failed.size === 0) return;
  for await (const rows of rawRows(importFile(config, sealer, stored.file_id), stored.layout)) {
    const lines = rows.flatMap((raw) => {
      const { row, cells } = raw;
      const found = failed.get(row);
      if (found === undefined) return [];
      const isShapeless = isAnyHidden && (found.cause === "quote" || found.cause === "extra-cells");
      const whole = names.map((_, at) => ((isShapeless || isHidden(at)) && (cells[at] ?? "") !== "" ? secretMask : (cells[at] ?? "")));
      const extra = isShapeless ? [] : cells.slice(names.length).filter((cell) => cell !== "");
      const why = reasons(found, raw, reading, stored.columns);
      return [separatedLine([...whole, extra.length === 0 ? why : `${why}: ${extra.join(" | ")}`], delimiter)];
    });
    if (lines.length > 0) yield lines.join("");
  }
};

/** The failed rows of an import, buffered in a temporary file, so that a slow download occupies no reader. */
export const failedRowsText = (...source: Parameters<typeof failedRowsOfFile>): AsyncGenerator<string> =>
  spooledText(failedRowsOfFile(...source));
