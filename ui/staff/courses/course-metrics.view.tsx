import { ChartColumn } from "lucide-react";
import type { ReactNode } from "react";
import type { FunnelStep } from "../../../core/campaigns/course-funnel.rule.ts";
import { percentOf } from "../../../core/charts/percent.rule.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { courseMetricsText } from "../../i18n/en/course-metrics.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { Chart } from "../../kit/chart.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./courses.module.css";

export type CourseMetricsProps = {
  readonly funnel: Remote<readonly FunnelStep[]>;
  /** who have joined and not left */
  readonly learners: number;
  readonly onRetry: () => void;
  /** offers groups of those at a lesson; null for nobody who may make them */
  readonly groupMenu: ((step: FunnelStep) => ReactNode) | null;
  /** follows the funnel where somebody has joined */
  readonly children?: ReactNode;
};

type StepsProps = Pick<CourseMetricsProps, "learners" | "groupMenu"> & { readonly steps: readonly FunnelStep[] };

const Steps = ({ steps, learners, groupMenu }: StepsProps) => {
  const more = useText(courseMetricsText);
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
        rows: steps.map((step) => ({
          label: step.name,
          cells: [said(step.reached), said(step.completed)],
          action: groupMenu?.(step),
        })),
        ...(groupMenu === null ? {} : { actions: more("groups.column") }),
      }}
    />
  );
};

/** The funnel of a course, from those who joined it, over a table with shares of them. */
export const CourseMetricsView = ({ funnel, learners, onRetry, groupMenu, children }: CourseMetricsProps) => {
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
          <div className={styles["stack"]}>
            <Card title={text("metrics.title")} note={text("metrics.note", { count: learners })}>
              <Steps steps={steps} learners={learners} groupMenu={groupMenu} />
            </Card>
            {children}
          </div>
        )
      }
    </RemoteView>
  );
};
