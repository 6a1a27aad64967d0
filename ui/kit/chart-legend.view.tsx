import type { ChartData } from "../../core/charts/chart-shapes.rule.ts";
import { ChartStripes } from "./chart-stripes.view.tsx";
import styles from "./chart.module.css";
import { seriesFill, seriesLook } from "./series-fill.ts";

type ChartLegendProps = {
  readonly series: ChartData["series"];
  /** id of the stripes that the drawing defines */
  readonly stripes: string;
  readonly isLine?: boolean;
  /** Whether the second of two series is a part of the first. */
  readonly isPartOfWhole?: boolean;
};

/** Names the series of a chart, each with a sample of how it is drawn. */
export const ChartLegend = ({ series, stripes, isLine = false, isPartOfWhole = false }: ChartLegendProps) => (
  <ul className={styles["legend"]}>
    {series.map(({ name }, at) => (
      <li key={name} className={styles["legendEntry"]}>
        <svg className={styles["sample"]} viewBox="0 0 24 12" aria-hidden="true">
          {isLine ? (
            <>
              <path d="M0 6H24" className={styles["line"]} data-series={seriesLook(at)} />
              <path d="M12 6h0" className={styles["dot"]} data-series={seriesLook(at)} />
            </>
          ) : (
            <>
              <ChartStripes id={`${stripes}${at}`} />
              <rect
                x="1"
                y="1"
                width="22"
                height="10"
                className={styles["bar"]}
                data-series={seriesLook(at, isPartOfWhole)}
                {...seriesFill(at, `${stripes}${at}`)}
              />
            </>
          )}
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
