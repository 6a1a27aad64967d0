import { joinedRanges, keptRanges } from "../video/watched-ranges.rule.ts";
import type { WatchReport } from "./watch-report.model.ts";

/** What a stored report says of the recording. */
export const watchReport = ({ time, furthest, duration, rate, ranges }: WatchReport): WatchReport => ({
  time,
  furthest,
  duration,
  rate,
  ...(ranges === undefined ? {} : { ranges }),
});

/** One report for two of the same recording; a report without ranges stands for everything up to its furthest point. */
export const joinedReports = (older: WatchReport, newer: WatchReport): WatchReport => ({
  time: newer.time,
  furthest: Math.max(older.furthest, newer.furthest),
  duration: Math.max(older.duration, newer.duration),
  rate: Math.max(older.rate, newer.rate),
  ...(older.ranges === undefined || newer.ranges === undefined
    ? {}
    : { ranges: keptRanges(joinedRanges([...older.ranges, ...newer.ranges])) }),
});
