import { Award, CircleCheck, Flame, Trophy } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { OwnStats } from "../../../core/stats/own-stats.model.ts";
import { StatsPeriod } from "../../../core/stats/stats-period.model.ts";
import { portalStatsText } from "../../i18n/en/portal-stats.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import { DayChart } from "./day-chart.view.tsx";
import { Gains } from "./gains.view.tsx";
import styles from "./stats.module.css";

export type StatsViewProps = {
  readonly stats: Remote<OwnStats>;
  readonly period: StatsPeriod;
  /** epoch seconds */
  readonly now: number;
  readonly onPeriod: (period: StatsPeriod) => void;
  /** null where all are shown */
  readonly onOlder: (() => void) | null;
  readonly onRetry: () => void;
};

const periods = ["today", "month", "all"] as const satisfies readonly StatsPeriod[];

const Figure = ({ icon: Picture, label, value }: { readonly icon: Icon; readonly label: string; readonly value: string }) => (
  <div className={styles["figure"]}>
    <dt className={styles["label"]}>
      <Picture className={styles["icon"]} aria-hidden="true" />
      {label}
    </dt>
    <dd className={styles["value"]}>{value}</dd>
  </div>
);

const Figures = ({ stats }: { readonly stats: OwnStats }) => {
  const text = useText(portalStatsText);
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <dl className={styles["figures"]}>
      <Figure icon={Award} label={text("points")} value={number.format(stats.points)} />
      <Figure icon={CircleCheck} label={text("lessons")} value={number.format(stats.lessons)} />
      <Figure icon={Flame} label={text("streak")} value={number.format(stats.streak)} />
      <Figure icon={Trophy} label={text("rank")} value={stats.rank === null ? text("noPlace") : text("place", stats.rank)} />
    </dl>
  );
};

/** A learner's points of a period: figures, points by day, and where they come from. */
export const StatsView = ({ stats, period, now, onPeriod, onOlder, onRetry }: StatsViewProps) => {
  const text = useText(portalStatsText);
  const content = (
    <RemoteView remote={stats} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
      {(known) => (
        <div className={styles["stack"]}>
          <Figures stats={known} />
          {known.gains.length === 0 ? (
            <p className={styles["muted"]}>{text("none")}</p>
          ) : (
            <>
              {known.days.length < 2 ? null : (
                <Card title={text("chart")}>
                  <DayChart days={known.days} />
                </Card>
              )}
              <Card title={text("why")}>
                <Gains gains={known.gains} now={now} onOlder={onOlder} />
              </Card>
            </>
          )}
        </div>
      )}
    </RemoteView>
  );
  return (
    <>
      <PageHeader title={text("title")} />
      <Tabs
        label={text("period")}
        selected={period}
        onSelect={(id) => {
          if (StatsPeriod.is(id)) onPeriod(id);
        }}
        tabs={periods.map((id) => ({ id, label: text(id), content: id === period ? content : null }))}
      />
    </>
  );
};
