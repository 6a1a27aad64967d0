import { ChartColumn, ChevronRight } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import { BuiltInReportId } from "../../../core/reports/built-in-reports.rule.ts";
import type { ReportInfo } from "../../../core/reports/report-table.model.ts";
import { portalReportsText } from "../../i18n/en/portal-reports.ts";
import { reportNamesText } from "../../i18n/en/report-names.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import rows from "../more/rows.module.css";
import { reportName } from "./report-words.ts";

export type ReportsViewProps = {
  readonly organisation: string;
  readonly reports: Remote<readonly ReportInfo[]>;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onRetry: () => void;
};

/** The reports that are published to the learner's role, each leading to its own page. */
export const ReportsView = ({ organisation, reports, href, onRetry }: ReportsViewProps) => {
  const text = useText(portalReportsText);
  const names = useText(reportNamesText);
  return (
    <>
      <PageHeader title={text("title")} />
      <RemoteView remote={reports} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState icon={ChartColumn} title={text("empty")}>
              {text("emptyBody", { organisation })}
            </EmptyState>
          ) : (
            <Card>
              <ul className={rows["list"]} aria-label={text("list")}>
                {known.map(({ pid, title }) => (
                  <li key={pid}>
                    <Anchor href={href(`/reports/${pid}`)} className={rows["row"]}>
                      <ChartColumn className={rows["icon"]} aria-hidden="true" />
                      <span className={rows["words"]}>
                        <span className={rows["name"]}>{reportName(names, pid, title)}</span>
                        {BuiltInReportId.is(pid) ? <span className={rows["muted"]}>{text(`notes.${pid}`)}</span> : null}
                      </span>
                      <ChevronRight className={rows["icon"]} aria-hidden="true" />
                    </Anchor>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </RemoteView>
    </>
  );
};
