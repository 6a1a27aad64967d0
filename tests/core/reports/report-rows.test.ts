import { describe, expect, it } from "vitest";
import { builtInReports, publishedReports } from "../../../core/reports/built-in-reports.rule.ts";
import { drawnGroup } from "../../../core/reports/drawn-report.view-model.ts";
import { reportCsv } from "../../../core/reports/report-csv.rule.ts";
import { isEmptyReport, rowsInTime, rowsOfFunnels, rowsOfLessons } from "../../../core/reports/report-rows.rule.ts";
import type { ReportTable } from "../../../core/reports/report-table.model.ts";

const words = { row: "Lesson", group: "Course", joined: "Joined", columns: (key: string) => key.toUpperCase() };
const table = (more: Partial<ReportTable>): ReportTable => ({
  pid: "lesson-completion",
  title: "Lesson completion",
  folder: null,
  chart: "bar",
  first: "2026-06-25",
  last: "2026-07-01",
  unit: "day",
  people: 2,
  columns: [
    { key: "reached", isCharted: true },
    { key: "average", isCharted: false },
  ],
  groups: [],
  ...more,
});

describe("Built-in reports", () => {
  it("should be four, and be published in the order in which they are offered", () => {
    expect(builtInReports.map(({ title }) => title)).toEqual(["Activity", "Lesson completion", "Campaign funnel", "Texting"]);
    expect(publishedReports(["texting", "activity", "gone"]).map(({ pid }) => pid)).toEqual(["activity", "texting"]);
  });
});

describe("Rows of a report", () => {
  it("should be there for every part of the period, with 0 where nothing happened", () => {
    const buckets = [
      { day: "2026-06-30", start: 1 },
      { day: "2026-07-01", start: 2 },
    ];
    expect(rowsInTime({ buckets }, ["a", "b"], [{ bucket: 2, key: "b", n: 5 }])).toEqual([
      {
        name: null,
        rows: [
          { label: "2026-06-30", values: [0, 0] },
          { label: "2026-07-01", values: [0, 5] },
        ],
      },
    ]);
  });

  it("should be lessons by course, also of courses of one name, with average points to a tenth", () => {
    const one = { campaign_id: 1, course: "Knots", lesson: "Bowline", reached: 3, finished: 1, points: 10 };
    expect(
      rowsOfLessons([one, { ...one, campaign_id: 2, reached: 0, finished: 0, points: 0 }, { ...one, lesson: "Hitch", points: 6 }]),
    ).toEqual([
      {
        name: "Knots",
        rows: [
          { label: "Bowline", values: [3, 1, 3.3] },
          { label: "Hitch", values: [3, 1, 2] },
        ],
      },
      { name: "Knots", rows: [{ label: "Bowline", values: [0, 0, null] }] },
    ]);
  });

  it("should begin a funnel with those who joined", () => {
    const steps = [{ trigger_id: 4, name: "Bowline", reached: 2, completed: 1 }];
    expect(rowsOfFunnels([{ name: "Knots", joined: 3, steps }])).toEqual([
      {
        name: "Knots",
        rows: [
          { label: null, values: [3, null] },
          { label: "Bowline", values: [2, 1] },
        ],
      },
    ]);
  });

  it("should be nothing to show where all are 0 or missing", () => {
    expect(isEmptyReport([])).toBe(true);
    expect(isEmptyReport([{ name: null, rows: [{ label: "2026-07-01", values: [0, null] }] }])).toBe(true);
    expect(isEmptyReport([{ name: null, rows: [{ label: "2026-07-01", values: [0, 1] }] }])).toBe(false);
  });

  it("should be drawn without the columns that only the table has", () => {
    const group = { name: "Knots", rows: [{ label: null, values: [3, 7] }] };
    expect(drawnGroup(table({}), group, (label) => label ?? "Joined", words.columns)).toEqual({
      labels: ["Joined"],
      series: [{ name: "REACHED", values: [3] }],
    });
  });
});

describe("A report as a file", () => {
  it("should name the course of each row, keep numbers as programs read them, and run no formula", () => {
    const groups = [
      { name: "=Knots", rows: [{ label: "Bow, line", values: [1_200, null] }] },
      { name: "Tides", rows: [{ label: null, values: [2, 0.5] }] },
    ];
    expect(reportCsv(table({ groups }), words).split("\r\n")).toEqual([
      "\ufeffCourse,Lesson,REACHED,AVERAGE",
      '\'=Knots,"Bow, line",1200,',
      "Tides,Joined,2,0.5",
      "",
    ]);
  });

  it("should have no column of courses where rows are days", () => {
    const groups = [{ name: null, rows: [{ label: "2026-07-01", values: [1, 2] }] }];
    expect(reportCsv(table({ groups }), { ...words, row: "Day" })).toBe("\ufeffDay,REACHED,AVERAGE\r\n2026-07-01,1,2\r\n");
  });
});
