import { useState } from "react";
import { latestValue } from "../../../core/kernel/remote.ts";
import { deviceZone } from "../../react/device-zone.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { HomeFigures } from "./home-figures.view.tsx";
import { useOwnStats } from "./use-own-stats.ts";

/** The learner's figures of all time, once they are known. */
export const HomeFiguresScreen = () => {
  const [timezone] = useState(deviceZone);
  const stats = latestValue(useOwnStats("all", timezone).stats);
  const href = usePortalHref();
  return stats === undefined ? null : <HomeFigures points={stats.points} streak={stats.streak} href={href("/p/stats?period=all")} />;
};
