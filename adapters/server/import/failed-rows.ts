import { sql } from "kysely";
import { causeMessages, placeOfProblem } from "../../../core/import/import-causes.ts";
import { csvLine, csvStart } from "../../../core/import/csv-text.rule.ts";
import { secretMask } from "../../../core/fields/secret.rule.ts";
import { ImportCause } from "../../../core/import/import-plan.model.ts";
import type { Config } from "../config.ts";
import type { Sealer } from "../fields/sealer.ts";
import type { Database, Tx } from "../storage/database.ts";
import { importFile } from "./import-folder.ts";
import { rawRows } from "./import-reader.ts";
import type { StoredImport } from "./import-row.store.ts";
import { secretColumns } from "./import-targets.store.ts";

type Failed = { readonly row_no: number; readonly cause: string; readonly col: number | null; readonly value: string | null };

const failedRows = async (tx: Tx, id: number): Promise<ReadonlyMap<number, Failed>> => {
  const { rows } = await sql<Failed>`select row_no, cause, col, value from import_rows where org_id = ${tx.org} and import_id = ${id} and outcome = 'failed'`.execute(tx.db);
  return new Map(rows.map((row) => [row.row_no, row]));
};

const reason = ({ cause, col, value }: Failed, columns: StoredImport["columns"]): string => {
  const said = ImportCause.is(cause) ? causeMessages[cause] : cause;
  const column = placeOfProblem({ cause, column: col, value: value ?? "" }, columns);
  return column === undefined ? said : `${column}: ${said}`;
};

/** The failed rows of an import as they stand in its file, with the reason as the last column; cells of secrets, and of fields that the viewer does not see, are masked, and a mask that is imported changes nothing. */
export const failedRowsText = async function* (database: Database, org: number, stored: StoredImport, config: Pick<Config, "dataFolder">, sealer: Sealer): AsyncGenerator<string> {
  const failed = await database.inOrg(org, (tx) => failedRows(tx, stored.id));
  const secret = secretColumns(stored.mapping, stored.targets);
  const isHidden = (column: number): boolean => secret.has(column) || stored.unseen.has(column);
  const isAnyHidden = secret.size + stored.unseen.size > 0;
  const names = stored.columns.map(({ name }) => name);
  yield csvStart + csvLine([...names, "_error"]);
  if (failed.size === 0) return;
  for await (const rows of rawRows(importFile(config, sealer, stored.file_id), stored.layout)) {
    const lines = rows.flatMap(({ row, cells }) => {
      const found = failed.get(row);
      if (found === undefined) return [];
      const isShapeless = isAnyHidden && (found.cause === "quote" || found.cause === "extra-cells");
      const whole = names.map((_, at) => ((isShapeless || isHidden(at)) && (cells[at] ?? "") !== "" ? secretMask : (cells[at] ?? "")));
      const extra = isShapeless ? [] : cells.slice(names.length).filter((cell) => cell !== "");
      return [csvLine([...whole, extra.length === 0 ? reason(found, stored.columns) : `${reason(found, stored.columns)}: ${extra.join(" | ")}`])];
    });
    if (lines.length > 0) yield lines.join("");
  }
};
