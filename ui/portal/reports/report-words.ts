import { BuiltInReportId, ReportColumnKey } from "../../../core/reports/built-in-reports.rule.ts";
import type { ReportWords } from "../../../core/reports/report-csv.rule.ts";
import type { ReportTable } from "../../../core/reports/report-table.model.ts";
import { portalReportsText } from "../../i18n/en/portal-reports.ts";
import { reportNamesText } from "../../i18n/en/report-names.ts";
import type { useText } from "../../i18n/use-text.ts";

export type ReportText = ReturnType<typeof useText<typeof portalReportsText.texts>>;
export type NameText = ReturnType<typeof useText<typeof reportNamesText.texts>>;

/** The name of a report in the reader's language; `other` for one that is not of the product. */
export const reportName = (names: NameText, pid: string, other: string): string => (BuiltInReportId.is(pid) ? names(pid) : other);

/** What the rows of a report are. */
export const rowKind = ({ chart, unit }: Pick<ReportTable, "chart" | "unit">): "day" | "week" | "month" | "lesson" | "step" => {
  if (chart === "bar") return "lesson";
  return chart === "funnel" ? "step" : unit;
};

/** The words of a report in the reader's language. */
export const reportWords = (text: ReportText, report: Pick<ReportTable, "chart" | "unit">): ReportWords => ({
  row: text(`rows.${rowKind(report)}`),
  group: text("course"),
  joined: text("joined"),
  columns: (key) => (ReportColumnKey.is(key) ? text(`columns.${key}`) : key),
});

/** A row's label: a day, or the month that begins with it, in the reader's language; otherwise the name as it is. */
export const rowLabel = (report: Pick<ReportTable, "chart" | "unit">, words: ReportWords, language: string) => {
  const kind = rowKind(report);
  const format = new Intl.DateTimeFormat(
    language,
    kind === "month" ? { month: "short", year: "numeric", timeZone: "UTC" } : { day: "numeric", month: "short", timeZone: "UTC" },
  );
  return (label: string | null): string => {
    if (label === null) return words.joined;
    return kind === "lesson" || kind === "step" ? label : format.format(Date.parse(`${label}T00:00:00Z`));
  };
};
