import { csvLine, csvStart } from "../import/csv-text.rule.ts";
import type { ReportTable } from "./report-table.model.ts";

/**
 * The words of a report in the reader's language.
 * @property row title of the first column
 * @property group title of the column of courses
 * @property joined label of the row of learners who joined a course
 * @property columns titles by key
 */
export type ReportWords = {
  readonly row: string;
  readonly group: string;
  readonly joined: string;
  readonly columns: (key: string) => string;
};

/** A report as a CSV file, numbers and days as programs read them. */
export const reportCsv = ({ columns, groups }: ReportTable, words: ReportWords): string => {
  const isGrouped = groups.some(({ name }) => name !== null);
  const line = (group: string, label: string, cells: readonly string[]): string =>
    csvLine([...(isGrouped ? [group] : []), label, ...cells]);
  const rows = groups.flatMap(({ name, rows: own }) =>
    own.map(({ label, values }) =>
      line(
        name ?? "",
        label ?? words.joined,
        values.map((value) => (value === null ? "" : String(value))),
      ),
    ),
  );
  return [
    csvStart,
    line(
      words.group,
      words.row,
      columns.map(({ key }) => words.columns(key)),
    ),
    ...rows,
  ].join("");
};
