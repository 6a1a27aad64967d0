import type { ChartData } from "../../../core/charts/chart-shapes.rule.ts";
import { Chart, type ChartViewProps } from "../../kit/chart.view.tsx";
import type { GalleryEntry } from "../gallery-entry.ts";

const days = Array.from({ length: 30 }, (_, at) => `Jun ${at + 1}`);
const inTime: ChartData = {
  labels: days,
  series: [
    { name: "Sent", values: days.map((_, at) => (at * 7) % 23) },
    { name: "Read", values: days.map((_, at) => (at * 5) % 11) },
    { name: "Failed", values: days.map((_, at) => at % 3) },
  ],
};
const lessons: ChartData = {
  labels: ["Welcome aboard", "What to do when somebody falls into the water", "Storm season"],
  series: [
    { name: "Reached", values: [1_240, 830, 12] },
    { name: "Finished", values: [1_100, 400, 0] },
  ],
};
const flat: ChartData = { labels: ["Jun 1"], series: [{ name: "Sent", values: [0] }] };

const chart = (kind: ChartViewProps["kind"], name: string, data: ChartData) => (
  <Chart
    kind={kind}
    data={data}
    table={{
      name,
      head: ["Day", ...data.series.map((one) => one.name)],
      rows: data.labels.map((label, at) => ({ label, cells: data.series.map(({ values }) => String(values[at] ?? 0)) })),
    }}
  />
);

export const gallery: GalleryEntry = {
  name: "charts",
  group: "kit",
  states: {
    line: () => chart("line", "Texts by day", inTime),
    stacked: () => chart("stacked", "Texts by day", inTime),
    bar: () => chart("bar", "Lessons", lessons),
    funnel: () => chart("funnel", "How far learners get", lessons),
    "one day without anything": () => chart("line", "Texts by day", flat),
  },
};
