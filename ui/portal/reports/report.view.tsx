import { TriangleAlert } from "lucide-react";
import { sayingOf } from "../../../core/kernel/failure.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { ReportPeriod, reportPeriods } from "../../../core/reports/report-period.rule.ts";
import type { ReportTable } from "../../../core/reports/report-table.model.ts";
import { kitText } from "../../i18n/en/kit.ts";
import { portalReportsText } from "../../i18n/en/portal-reports.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useText } from "../../i18n/use-text.ts";
import { Breadcrumb } from "../../kit/breadcrumb.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { ForbiddenState } from "../../kit/forbidden-state.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import { ReportContent } from "./report-content.view.tsx";

export type ReportViewProps = {
  readonly title: string;
  readonly report: Remote<ReportTable>;
  readonly period: ReportPeriod;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onPeriod: (period: ReportPeriod) => void;
  readonly onDownload: (report: ReportTable) => void;
  readonly onRetry: () => void;
};

type LoadingFailed = Pick<ReportViewProps, "onRetry"> & { readonly report: Extract<Remote<ReportTable>, { tag: "failed" }> };

/** Says that the report could not be loaded, and why; retrying helps unless the report is not there. */
const Broken = ({ report: { failure }, onRetry }: LoadingFailed) => {
  const text = useText(portalReportsText);
  const kit = useText(kitText);
  const words = useRefusalWords();
  const retry = failure.tag === "not-found" ? undefined : <Button onPress={onRetry}>{kit("retry")}</Button>;
  return (
    <Message icon={TriangleAlert} tone="danger" title={text("broken")} isAlert actions={retry}>
      <p>{words(sayingOf(failure))}</p>
    </Message>
  );
};

const Body = ({ report, onDownload, onRetry }: Pick<ReportViewProps, "report" | "onDownload" | "onRetry">) => {
  if (report.tag === "failed" && latestValue(report) === undefined) return <Broken report={report} onRetry={onRetry} />;
  return (
    <RemoteView remote={report} skeleton={<SkeletonLines lines={10} />} onRetry={onRetry}>
      {(known) => <ReportContent report={known} onDownload={() => onDownload(known)} />}
    </RemoteView>
  );
};

/** A report of a period: its chart with the table below, which is saved as a file too. */
export const ReportView = ({ title, period, href, onPeriod, ...body }: ReportViewProps) => {
  const text = useText(portalReportsText);
  const words = useRefusalWords();
  const { report } = body;
  return (
    <>
      <Breadcrumb label={text("path")} crumbs={[{ label: text("title"), href: href("/p/reports") }, { label: title }]} />
      <PageHeader title={title} />
      {report.tag === "failed" && report.failure.tag === "forbidden" ? (
        <ForbiddenState message={words(report.failure)} />
      ) : (
        <Tabs
          label={text("period")}
          selected={period}
          onSelect={(id) => {
            if (ReportPeriod.is(id)) onPeriod(id);
          }}
          tabs={reportPeriods.map((id) => ({ id, label: text(`periods.${id}`), content: id === period ? <Body {...body} /> : null }))}
        />
      )}
    </>
  );
};
