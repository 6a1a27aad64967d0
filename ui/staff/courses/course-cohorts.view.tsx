import { type Cohort, cohortLimits } from "../../../core/campaigns/course-cohorts.rule.ts";
import { percentOf } from "../../../core/charts/percent.rule.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { courseMetricsText } from "../../i18n/en/course-metrics.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./course-cohorts.module.css";

type CohortsProps = { readonly cohorts: Remote<readonly Cohort[]>; readonly onRetry: () => void };

/** How dark a cell is, from 0 to 4. */
const levelOf = (part: number, whole: number): number => (part === 0 ? 0 : Math.ceil(percentOf(part, whole) / 25) || 1);

const CohortTable = ({ cohorts }: { readonly cohorts: readonly Cohort[] }) => {
  const text = useText(courseMetricsText);
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const dates = useDates();
  const shown = Math.min(cohortLimits.weeks, Math.max(...cohorts.map(({ active }) => active.length - 1)));
  const weeks = Array.from({ length: shown + 1 }, (_, after) => after);
  const cell = (part: number | undefined, whole: number, key: string) =>
    part === undefined ? (
      <td key={key} />
    ) : (
      <td key={key} className={styles["cell"]} data-level={levelOf(part, whole)}>
        {part === 0 ? number.format(0) : text("cohorts.share", { part, percent: percentOf(part, whole) })}
      </td>
    );
  return (
    <div className={styles["scroll"]} role="region" aria-label={text("cohorts.table")} tabIndex={0}>
      <table className={styles["table"]} aria-label={text("cohorts.table")}>
        <thead>
          <tr>
            <th scope="col">{text("cohorts.week")}</th>
            <th scope="col">{text("cohorts.joined")}</th>
            <th scope="col">{text("cohorts.finished")}</th>
            {weeks.map((after) => (
              <th key={after} scope="col">
                {after === 0 ? text("cohorts.first") : text("cohorts.after", { count: after })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ week, joined, finished, active }) => (
            <tr key={week}>
              <th scope="row">{dates.plain(week, { day: "numeric", month: "short", year: "numeric" })}</th>
              <td className={styles["cell"]}>{number.format(joined)}</td>
              {cell(finished, joined, "finished")}
              {weeks.map((after) => cell(active[after], joined, String(after)))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** How learners who joined a course in the same week went on, a row for each such week. */
export const CourseCohortsView = ({ cohorts, onRetry }: CohortsProps) => {
  const text = useText(courseMetricsText);
  return (
    <Card title={text("cohorts.title")} note={text("cohorts.note")}>
      <RemoteView remote={cohorts} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
        {(known) => (known.length === 0 ? <p>{text("cohorts.emptyTitle")}</p> : <CohortTable cohorts={known} />)}
      </RemoteView>
    </Card>
  );
};
