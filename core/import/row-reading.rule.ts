import { columnOrder } from "./date-order.rule.ts";
import { type DateOrder, type ImportFix, type ImportOptions, type ImportTarget, skipTarget } from "./import-mapping.model.ts";
import type { ImportCause } from "./import-plan.model.ts";
import type { ImportColumn } from "./import.model.ts";

/**
 * How the rows of one file are read.
 * @property targets of each column; null for none
 * @property orders of the dates of each column
 * @property fixes by column and text
 * @property timeZone of the organisation
 */
export type RowReading = {
  readonly targets: readonly (ImportTarget | null)[];
  readonly orders: readonly (DateOrder | undefined)[];
  readonly options: ImportOptions;
  readonly fixes: ReadonlyMap<string, string>;
  readonly timeZone: string;
};

/**
 * A raw record of a file.
 * @property problem why it could not be parsed
 * @property formulas columns, from 0, whose cell is a formula without a result
 */
export type RawRow = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly problem?: ImportCause;
  readonly formulas?: readonly number[];
};

/** The key of a correction: its column and the text that it replaces. */
export const fixKey = (column: number, text: string): string => `${column}:${text.trim()}`;

/**
 * Prepares the reading of rows.
 * @param columns of the file, with the formats of their dates
 */
export const rowReading = (
  mapping: readonly string[],
  targets: readonly ImportTarget[],
  options: ImportOptions,
  fixes: readonly ImportFix[],
  timeZone: string,
  columns: readonly ImportColumn[] = [],
): RowReading => {
  const byId = new Map(targets.map((target) => [target.id, target]));
  return {
    targets: mapping.map((id) => (id === skipTarget ? null : (byId.get(id) ?? null))),
    orders: mapping.map((_, at) => columnOrder(columns[at]?.dates, options)),
    options,
    fixes: new Map(fixes.map(({ column, from, to }) => [fixKey(column, from), to])),
    timeZone,
  };
};
