import { Download } from "lucide-react";
import { drawnGroup } from "../../../core/reports/drawn-report.view-model.ts";
import { isEmptyReport } from "../../../core/reports/report-rows.rule.ts";
import type { ReportTable } from "../../../core/reports/report-table.model.ts";
import { portalReportsText } from "../../i18n/en/portal-reports.ts";
import { reportNamesText } from "../../i18n/en/report-names.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Chart } from "../../kit/chart.view.tsx";
import rows from "../more/rows.module.css";
import { reportName, reportWords, rowKind, rowLabel } from "./report-words.ts";
import styles from "./reports.module.css";

type ReportContentProps = { readonly report: ReportTable; readonly onDownload: () => void };

const Groups = ({ report }: Pick<ReportContentProps, "report">) => {
  const text = useText(portalReportsText);
  const names = useText(reportNamesText);
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const words = reportWords(text, report);
  const label = rowLabel(report, words, language);
  const said = (value: number | null): string => (value === null ? text("none") : number.format(value));
  return report.groups.map((group, at) => {
    const name = group.name ?? reportName(names, report.pid, report.title);
    return (
      <Card key={`${at} ${name}`} title={name}>
        <Chart
          kind={report.chart}
          data={drawnGroup(report, group, label, words.columns)}
          table={{
            name,
            head: [words.row, ...report.columns.map(({ key }) => words.columns(key))],
            rows: group.rows.map((row) => ({ label: label(row.label), cells: row.values.map(said) })),
          }}
        />
      </Card>
    );
  });
};

/** Whom a report is about and when, and its rows by course, each course with a chart. */
export const ReportContent = ({ report, onDownload }: ReportContentProps) => {
  const text = useText(portalReportsText);
  const day = new Intl.DateTimeFormat(useLanguage(), { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const dayOf = (date: string): string => day.format(Date.parse(`${date}T00:00:00Z`));
  const kind = rowKind(report);
  const isEmpty = isEmptyReport(report.groups);
  return (
    <div className={rows["stack"]}>
      <div className={styles["facts"]}>
        <div className={rows["muted"]}>
          <p>{text("span", { first: dayOf(report.first), last: dayOf(report.last) })}</p>
          <p>{report.people <= 1 ? text("about.self") : text("about.people", { count: report.people })}</p>
          {kind === "lesson" || kind === "step" ? <p>{text(`explained.${kind}`)}</p> : null}
          {report.chart === "stacked" ? <p>{text("explained.texts")}</p> : null}
        </div>
        {isEmpty ? null : (
          <span data-print="no">
            <Button icon={Download} onPress={onDownload}>
              {text("download")}
            </Button>
          </span>
        )}
      </div>
      {isEmpty ? <p className={rows["muted"]}>{text("nothing")}</p> : <Groups report={report} />}
    </div>
  );
};
