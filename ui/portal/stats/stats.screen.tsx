import { useState } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { StatsPeriod } from "../../../core/stats/stats-period.model.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { deviceZone } from "../../react/device-zone.ts";
import { useService } from "../../react/services.tsx";
import { StatsView } from "./stats.view.tsx";
import { useOwnStats } from "./use-own-stats.ts";

/** The learner's points; the period is in the address. */
export const StatsScreen = () => {
  const { period: asked } = useQuery();
  const setQuery = useSetQuery();
  const [now] = useState(useService(Clock).now);
  const [timezone] = useState(deviceZone);
  const period = StatsPeriod.is(asked) ? asked : "month";
  const { stats, load, older } = useOwnStats(period, timezone);
  return (
    <StatsView
      stats={stats}
      period={period}
      now={now}
      onPeriod={(next) => setQuery({ period: next === "month" ? null : next })}
      onOlder={older}
      onRetry={load}
    />
  );
};
