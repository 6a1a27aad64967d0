import { ChartColumn } from "lucide-react";
import type { FunnelStep } from "../../../core/campaigns/course-funnel.rule.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { Chart } from "../../kit/chart.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";

export type CourseMetricsProps = {
  readonly funnel: Remote<readonly FunnelStep[]>;
  /** who have joined and not left */
  readonly learners: number;
  readonly onRetry: () => void;
};

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

const Steps = ({ steps, learners }: { readonly steps: readonly FunnelStep[]; readonly learners: number }) => {
  const text = useText(coursesText);
  const number = new Intl.NumberFormat(useLanguage());
  const said = (part: number): string => `${number.format(part)} · ${text("metrics.share", { percent: percentOf(part, learners) })}`;
  const [reached, completed] = [text("metrics.reached"), text("metrics.completed")];
  return (
    <Chart
      kind="funnel"
      data={{
        labels: [text("metrics.joined"), ...steps.map(({ name }) => name)],
        series: [
          { name: reached, values: [learners, ...steps.map((step) => step.reached)] },
          { name: completed, values: [0, ...steps.map((step) => step.completed)] },
        ],
      }}
      table={{
        name: text("metrics.table"),
        head: [text("metrics.lesson"), reached, completed],
        rows: steps.map((step) => ({ label: step.name, cells: [said(step.reached), said(step.completed)] })),
      }}
    />
  );
};

/** The funnel of a course, from those who joined it, over a table with shares of them. */
export const CourseMetricsView = ({ funnel, learners, onRetry }: CourseMetricsProps) => {
  const text = useText(coursesText);
  if (learners === 0)
    return (
      <EmptyState icon={ChartColumn} title={text("metrics.emptyTitle")}>
        {text("metrics.emptyBody")}
      </EmptyState>
    );
  return (
    <RemoteView remote={funnel} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
      {(steps) =>
        steps.length === 0 ? (
          <EmptyState icon={ChartColumn} title={text("metrics.noLessons")}>
            {text("metrics.noLessonsBody")}
          </EmptyState>
        ) : (
          <Card title={text("metrics.title")} note={text("metrics.note", { count: learners })}>
            <Steps steps={steps} learners={learners} />
          </Card>
        )
      }
    </RemoteView>
  );
};
