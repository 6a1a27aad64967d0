import * as t from "io-ts";

/** The reports of the product. */
export const BuiltInReportId = t.keyof(
  { activity: null, "lesson-completion": null, "campaign-funnel": null, texting: null },
  "BuiltInReportId",
);
export type BuiltInReportId = t.TypeOf<typeof BuiltInReportId>;

/** How a report is drawn. */
export const ReportChart = t.keyof({ line: null, bar: null, stacked: null, funnel: null }, "ReportChart");
export type ReportChart = t.TypeOf<typeof ReportChart>;

/** The columns of the product's reports. */
export const ReportColumnKey = t.keyof(
  {
    started: null,
    answers: null,
    finished: null,
    points: null,
    reached: null,
    average: null,
    sent: null,
    failed: null,
    waiting: null,
  },
  "ReportColumnKey",
);
export type ReportColumnKey = t.TypeOf<typeof ReportColumnKey>;

/**
 * A column of numbers.
 * @property key also of its title
 * @property isCharted whether the chart draws it
 */
export const ReportColumn = t.type({ key: t.string, isCharted: t.boolean }, "ReportColumn");
export type ReportColumn = t.TypeOf<typeof ReportColumn>;

/** Where the rows of a report come from. */
export type ReportSource = "activity" | "lessons" | "campaigns" | "messages";

export type BuiltInReport = {
  readonly pid: BuiltInReportId;
  /** in English; pages translate it by the pid */
  readonly title: string;
  readonly source: ReportSource;
  readonly chart: ReportChart;
  readonly columns: readonly ReportColumn[];
};

const charted = (...keys: readonly ReportColumnKey[]): readonly ReportColumn[] => keys.map((key) => ({ key, isCharted: true }));
const tableOnly = (...keys: readonly ReportColumnKey[]): readonly ReportColumn[] => keys.map((key) => ({ key, isCharted: false }));

/** The reports of the product, in the order in which they are offered. */
export const builtInReports: readonly BuiltInReport[] = [
  {
    pid: "activity",
    title: "Activity",
    source: "activity",
    chart: "line",
    columns: [...charted("started", "answers", "finished"), ...tableOnly("points")],
  },
  {
    pid: "lesson-completion",
    title: "Lesson completion",
    source: "lessons",
    chart: "bar",
    columns: [...charted("reached", "finished"), ...tableOnly("average")],
  },
  { pid: "campaign-funnel", title: "Campaign funnel", source: "campaigns", chart: "funnel", columns: charted("reached", "finished") },
  { pid: "texting", title: "Texting", source: "messages", chart: "stacked", columns: charted("sent", "failed", "waiting") },
];

/** Those of the given reports that exist, in the order in which they are offered. */
export const publishedReports = (pids: readonly string[]): readonly BuiltInReport[] =>
  builtInReports.filter(({ pid }) => pids.includes(pid));
