import { ChartColumn } from "lucide-react";
import type { FunnelStep } from "../../../core/campaigns/course-funnel.rule.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./course-metrics.module.css";

export type CourseMetricsProps = {
  readonly funnel: Remote<readonly FunnelStep[]>;
  /** who have joined and not left */
  readonly learners: number;
  readonly onRetry: () => void;
};

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

const Steps = ({ steps, learners }: { readonly steps: readonly FunnelStep[]; readonly learners: number }) => {
  const text = useText(coursesText);
  const share = (part: number): string => text("metrics.share", { percent: percentOf(part, learners) });
  return (
    <table className={styles["table"]} aria-label={text("metrics.table")}>
      <thead>
        <tr>
          <th scope="col">{text("metrics.lesson")}</th>
          <th scope="col" className={styles["number"]}>
            {text("metrics.reached")}
          </th>
          <th scope="col" className={styles["number"]}>
            {text("metrics.completed")}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.trigger_id}>
            <th scope="row" className={styles["lesson"]}>
              {step.name}
              <svg className={styles["bar"]} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles["reached"]} width={percentOf(step.reached, learners)} height="8" />
                <rect className={styles["completed"]} width={percentOf(step.completed, learners)} height="8" />
              </svg>
            </th>
            <td className={styles["number"]}>
              {step.reached} <span className={styles["share"]}>{share(step.reached)}</span>
            </td>
            <td className={styles["number"]}>
              {step.completed} <span className={styles["share"]}>{share(step.completed)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The funnel of a course: bars over a table, which says the same in numbers. */
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
