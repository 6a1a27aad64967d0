import { useId } from "react";
import { barWidth, highestValue } from "../../core/charts/chart-shapes.rule.ts";
import { useLanguage } from "../i18n/use-text.ts";
import { ChartLegend } from "./chart-legend.view.tsx";
import type { ChartProps } from "./chart-line.view.tsx";
import styles from "./chart.module.css";
import { seriesLook } from "./series-fill.ts";

const thickness = 20;
/** How much of a step is left free around the bar of each further series. */
const inset = 5;

/**
 * A funnel: a step for each label, as wide as its share of the widest, and within it how many of the second series there are. The first
 * series is pale and outlined, the second is solid.
 */
export const FunnelChart = ({ name, data: { labels, series } }: ChartProps) => {
  const id = useId();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const top = highestValue({ labels, series });
  const shown = series.slice(0, 2);
  return (
    <>
      <ChartLegend series={shown} stripes={id} isPartOfWhole />
      <div className={styles["rows"]} role="img" aria-label={name}>
        {labels.map((label, at) => (
          <div key={`${at} ${label}`} className={styles["row"]}>
            <span className={styles["rowLabel"]}>{label}</span>
            <span className={styles["rowValues"]}>
              {number.format(shown[0]?.values[at] ?? 0)}{" "}
              <span className={styles["share"]}>{percent.format(barWidth(shown[0]?.values[at] ?? 0, top) / 100)}</span>
            </span>
            <svg className={styles["rowDrawing"]} viewBox={`0 0 100 ${thickness}`} preserveAspectRatio="none" aria-hidden="true">
              {shown.map(({ name: one, values }, n) => {
                const width = barWidth(values[at] ?? 0, top);
                return (
                  <rect
                    key={one}
                    x={(100 - width) / 2}
                    y={1 + n * inset}
                    width={width}
                    height={thickness - 2 - 2 * n * inset}
                    className={styles["bar"]}
                    data-series={seriesLook(n, true)}
                  />
                );
              })}
            </svg>
          </div>
        ))}
      </div>
    </>
  );
};
