import { joinedReports } from "./joined-reports.rule.ts";
import { placeKey } from "./lesson-place.model.ts";
import type { LessonReport } from "./lesson-report.model.ts";

export type PlayedReport = Extract<LessonReport, { kind: "played" }>;

/** @property changed ids of the reports that contain dropped ones */
export type CompactedReports = {
  readonly kept: readonly LessonReport[];
  readonly changed: ReadonlySet<string>;
  readonly dropped: readonly LessonReport[];
};

const recordingOf = ({ place, attempt, item }: PlayedReport): string => `${placeKey(place)}/${attempt}/${item}`;

/** The later report of a recording, with what the earlier one tells. */
export const joinedReport = (earlier: PlayedReport, later: PlayedReport): PlayedReport => {
  const { ranges: _ranges, ...rest } = later;
  return { ...rest, ...joinedReports(earlier, later) };
};

/**
 * Queued reports with the earlier reports of a recording joined into its last one.
 * @param reports oldest first
 * @param isFixed reports whose outcome a caller waits for; they are not dropped
 */
export const compactedReports = (reports: readonly LessonReport[], isFixed: (report: LessonReport) => boolean): CompactedReports => {
  const lastOf = new Map<string, PlayedReport>();
  const kept = new Map<string, LessonReport>();
  const changed = new Set<string>();
  const dropped: LessonReport[] = [];
  for (const report of reports.toReversed()) {
    const later = report.kind === "played" ? lastOf.get(recordingOf(report)) : undefined;
    if (report.kind !== "played" || later === undefined || isFixed(report)) {
      kept.set(report.id, report);
      if (report.kind === "played") lastOf.set(recordingOf(report), report);
      continue;
    }
    const joined = joinedReport(report, later);
    kept.set(later.id, joined);
    lastOf.set(recordingOf(report), joined);
    changed.add(later.id);
    dropped.push(report);
  }
  return { kept: [...kept.values()].toReversed(), changed, dropped };
};
