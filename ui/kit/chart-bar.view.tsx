import { useId } from "react";
import { barWidth, highestValue } from "../../core/charts/chart-shapes.rule.ts";
import { useLanguage } from "../i18n/use-text.ts";
import { ChartLegend } from "./chart-legend.view.tsx";
import type { ChartProps } from "./chart-line.view.tsx";
import { ChartStripes } from "./chart-stripes.view.tsx";
import styles from "./chart.module.css";
import { seriesFill, seriesLook } from "./series-fill.ts";

const thickness = 10;

/** Bars beside each other under each label, with their numbers, so that names may be long; up to three series, of which two are a whole and its part. */
export const BarChart = ({ name, data: { labels, series } }: ChartProps) => {
  const id = useId();
  const number = new Intl.NumberFormat(useLanguage());
  const top = highestValue({ labels, series });
  const isPartOfWhole = series.length === 2;
  return (
    <>
      <ChartLegend series={series} stripes={`${id}legend`} isPartOfWhole={isPartOfWhole} />
      <div className={styles["rows"]} role="img" aria-label={name}>
        {labels.map((label, at) => (
          <div key={`${at} ${label}`} className={styles["row"]}>
            <span className={styles["rowLabel"]}>{label}</span>
            <span className={styles["rowValues"]}>{series.map(({ values }) => number.format(values[at] ?? 0)).join(" · ")}</span>
            <svg
              className={styles["rowDrawing"]}
              viewBox={`0 0 100 ${thickness * series.length}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <ChartStripes id={`${id}${at}`} />
              {series.map(({ name: one, values }, n) => (
                <rect
                  key={one}
                  y={n * thickness + 1}
                  width={barWidth(values[at] ?? 0, top)}
                  height={thickness - 2}
                  className={styles["bar"]}
                  data-series={seriesLook(n, isPartOfWhole)}
                  {...seriesFill(n, `${id}${at}`)}
                />
              ))}
            </svg>
          </div>
        ))}
      </div>
    </>
  );
};
