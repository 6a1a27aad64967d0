import { useId } from "react";
import { highestSum, stackedBars } from "../../core/charts/chart-shapes.rule.ts";
import { niceTicks } from "../../core/charts/nice-ticks.rule.ts";
import { ChartLegend } from "./chart-legend.view.tsx";
import type { ChartProps } from "./chart-line.view.tsx";
import { ChartPlot } from "./chart-plot.view.tsx";
import { ChartStripes } from "./chart-stripes.view.tsx";
import styles from "./chart.module.css";
import { seriesFill, seriesLook } from "./series-fill.ts";

/** A bar for each label with one part for each series; up to three series, which differ in lightness, outline and stripes. */
export const StackedChart = ({ name, data }: ChartProps) => {
  const id = useId();
  const ticks = niceTicks(highestSum(data));
  return (
    <>
      <ChartLegend series={data.series} stripes={`${id}legend`} />
      <ChartPlot name={name} labels={data.labels} ticks={ticks}>
        <ChartStripes id={id} />
        {stackedBars(data, ticks.at(-1) ?? 1).map((bars, series) => (
          <g key={data.series[series]?.name}>
            {bars.map((bar, at) =>
              bar.height === 0 ? null : (
                <rect
                  key={`${at} ${data.labels[at]}`}
                  {...bar}
                  className={styles["bar"]}
                  data-series={seriesLook(series)}
                  {...seriesFill(series, id)}
                />
              ),
            )}
          </g>
        ))}
      </ChartPlot>
    </>
  );
};
