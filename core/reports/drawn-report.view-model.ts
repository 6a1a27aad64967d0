import type { ChartData } from "../charts/chart-shapes.rule.ts";
import type { ReportGroup, ReportTable } from "./report-table.model.ts";

/**
 * What the chart of a group of rows draws.
 * @param label of a row in the reader's language
 * @param title of a column in the reader's language
 */
export const drawnGroup = (
  { columns }: Pick<ReportTable, "columns">,
  { rows }: ReportGroup,
  label: (label: string | null) => string,
  title: (key: string) => string,
): ChartData => ({
  labels: rows.map((row) => label(row.label)),
  series: columns.flatMap(({ key, isCharted }, at) =>
    isCharted ? [{ name: title(key), values: rows.map(({ values }) => values[at] ?? 0) }] : [],
  ),
});
