import type { FunnelStep } from "../campaigns/course-funnel.rule.ts";
import { groupedBy } from "../kernel/grouped-by.ts";
import type { ReportSpan } from "./report-period.rule.ts";
import type { ReportGroup } from "./report-table.model.ts";

/** How much there is of a column in a row of a report over time; `bucket` counts from 1. */
export type CountInTime = { readonly bucket: number; readonly key: string; readonly n: number };

/** How far the contacts who started a lesson in the period got; `points` is their total. */
export type LessonCount = {
  readonly campaign_id: number;
  readonly course: string;
  readonly lesson: string;
  readonly reached: number;
  readonly finished: number;
  readonly points: number;
};

/** The funnel of the contacts who joined a course in the period. */
export type CourseCount = { readonly name: string; readonly joined: number; readonly steps: readonly FunnelStep[] };

/** A row for each part of the period, also where nothing happened. */
export const rowsInTime = (
  { buckets }: Pick<ReportSpan, "buckets">,
  keys: readonly string[],
  counts: readonly CountInTime[],
): readonly ReportGroup[] => {
  const known = new Map(counts.map(({ bucket, key, n }) => [`${bucket} ${key}`, n]));
  return [
    { name: null, rows: buckets.map(({ day }, at) => ({ label: day, values: keys.map((key) => known.get(`${at + 1} ${key}`) ?? 0) })) },
  ];
};

/** A row for each lesson, by course: how many reached it and finished it, and the average points of those who reached it, to a tenth. */
export const rowsOfLessons = (lessons: readonly LessonCount[]): readonly ReportGroup[] =>
  [...groupedBy(lessons, ({ campaign_id }) => campaign_id).values()].map((group) => ({
    name: group[0]?.course ?? null,
    rows: group.map(({ lesson, reached, finished, points }) => ({
      label: lesson,
      values: [reached, finished, reached === 0 ? null : Math.round((10 * points) / reached) / 10],
    })),
  }));

/** For each course a row of the contacts who joined, then one for each of its lessons. */
export const rowsOfFunnels = (courses: readonly CourseCount[]): readonly ReportGroup[] =>
  courses.map(({ name, joined, steps }) => ({
    name,
    rows: [{ label: null, values: [joined, null] }, ...steps.map((step) => ({ label: step.name, values: [step.reached, step.completed] }))],
  }));

/** Whether a report has nothing to show: no row, or nothing but zeros. */
export const isEmptyReport = (groups: readonly ReportGroup[]): boolean =>
  groups.every(({ rows }) => rows.every(({ values }) => values.every((value) => value === null || value === 0)));
