import { useId } from "react";
import { type ChartData, highestValue, linePoints } from "../../core/charts/chart-shapes.rule.ts";
import { niceTicks } from "../../core/charts/nice-ticks.rule.ts";
import { ChartLegend } from "./chart-legend.view.tsx";
import { ChartPlot } from "./chart-plot.view.tsx";
import styles from "./chart.module.css";
import { seriesLook } from "./series-fill.ts";

export type ChartProps = {
  /** The accessible name of the drawing. */
  readonly name: string;
  readonly data: ChartData;
};

/** Lines over time; up to three, which differ in lightness, dashes and dots. */
export const LineChart = ({ name, data }: ChartProps) => {
  const id = useId();
  const ticks = niceTicks(highestValue(data));
  const lines = data.series.map(({ name: series, values }) => ({ series, points: linePoints(values, ticks.at(-1) ?? 1) }));
  return (
    <>
      <ChartLegend series={data.series} stripes={id} isLine />
      <ChartPlot name={name} labels={data.labels} ticks={ticks}>
        {lines.map(({ series, points }, at) => (
          <g key={series}>
            <path
              d={points.map(({ x, y }, n) => `${n === 0 ? "M" : "L"}${x} ${y}`).join("")}
              className={styles["line"]}
              data-series={seriesLook(at)}
            />
            <path d={points.map(({ x, y }) => `M${x} ${y}h0`).join("")} className={styles["dot"]} data-series={seriesLook(at)} />
          </g>
        ))}
      </ChartPlot>
    </>
  );
};
