import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { ReportChart, ReportColumn } from "./built-in-reports.rule.ts";
import { ReportUnit } from "./report-period.rule.ts";

/** A report in a list. */
export const ReportInfo = t.type({ pid: t.string, title: t.string, folder: orNull(t.string) }, "ReportInfo");
export type ReportInfo = t.TypeOf<typeof ReportInfo>;

/**
 * A row of a report.
 * @property label a day where the report is over time, otherwise a name; null for the learners who joined a course
 * @property values one for each column, null where there is none
 */
export const ReportRow = t.type({ label: orNull(t.string), values: t.readonlyArray(orNull(t.number)) }, "ReportRow");
export type ReportRow = t.TypeOf<typeof ReportRow>;

/** Rows of one course; `name` is null where rows are days. */
export const ReportGroup = t.type({ name: orNull(t.string), rows: t.readonlyArray(ReportRow) }, "ReportGroup");
export type ReportGroup = t.TypeOf<typeof ReportGroup>;

/**
 * The content of a report.
 * @property first day of the period
 * @property last day of the period
 * @property unit of rows that are days
 * @property people how many contacts it is about
 */
export const ReportTable = t.intersection(
  [
    ReportInfo,
    t.type({
      chart: ReportChart,
      first: t.string,
      last: t.string,
      unit: ReportUnit,
      people: t.number,
      columns: t.readonlyArray(ReportColumn),
      groups: t.readonlyArray(ReportGroup),
    }),
  ],
  "ReportTable",
);
export type ReportTable = t.TypeOf<typeof ReportTable>;
