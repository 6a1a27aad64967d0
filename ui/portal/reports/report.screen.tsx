import { useMemo, useState } from "react";
import { latestValue } from "../../../core/kernel/remote.ts";
import { OwnReports } from "../../../core/reports/own-reports.port.ts";
import { reportCsv } from "../../../core/reports/report-csv.rule.ts";
import { defaultPeriod, ReportPeriod } from "../../../core/reports/report-period.rule.ts";
import { portalReportsText } from "../../i18n/en/portal-reports.ts";
import { reportNamesText } from "../../i18n/en/report-names.ts";
import { useText } from "../../i18n/use-text.ts";
import { useParams, useQuery, useSetQuery } from "../../react/address.ts";
import { deviceZone } from "../../react/device-zone.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { saveFile } from "../../react/save-file.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { reportName, reportWords } from "./report-words.ts";
import { ReportView } from "./report.view.tsx";

/** A published report; the period is in the address. */
export const ReportScreen = () => {
  const text = useText(portalReportsText);
  const names = useText(reportNamesText);
  const store = useService(OwnReports);
  const href = usePortalHref();
  const pid = useParams()["reportId"] ?? "";
  const { period: asked } = useQuery();
  const setQuery = useSetQuery();
  const [timezone] = useState(deviceZone);
  const period = ReportPeriod.is(asked) ? asked : defaultPeriod;
  const ask = useMemo(() => () => store.read(pid, { period, timezone }), [store, pid, period, timezone]);
  const { answer, again } = useAnswer(ask, `${pid} ${period}`);
  const known = latestValue(answer);
  const title = reportName(names, pid, known?.title ?? text("title"));
  useDocumentTitle(title);
  return (
    <ReportView
      title={title}
      report={answer}
      period={period}
      href={href}
      onPeriod={(next) => setQuery({ period: next === defaultPeriod ? null : next })}
      onDownload={(report) =>
        saveFile(`${report.pid}-${report.first}-${report.last}.csv`, reportCsv(report, reportWords(text, report)), "text/csv")
      }
      onRetry={again}
    />
  );
};
