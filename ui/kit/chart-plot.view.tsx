import type { ReactNode } from "react";
import { writtenLabels } from "../../core/charts/chart-shapes.rule.ts";
import { useLanguage } from "../i18n/use-text.ts";
import styles from "./chart.module.css";

type ChartPlotProps = {
  /** The accessible name of the drawing. */
  readonly name: string;
  readonly labels: readonly string[];
  readonly ticks: readonly number[];
  /** Shapes in percent of the drawing. */
  readonly children: ReactNode;
};

/** Where a label is written below its band: the first and the last within the drawing. */
const placeOf = (at: number, count: number): { readonly left: string; readonly edge: "start" | "middle" | "end" } => {
  if (count > 1 && at === 0) return { left: "0%", edge: "start" };
  if (count > 1 && at === count - 1) return { left: "100%", edge: "end" };
  return { left: `${(100 * (at + 0.5)) / count}%`, edge: "middle" };
};

/** A drawing with an axis of counts at its side and labels below; words stay as large as all others however wide the drawing is. */
export const ChartPlot = ({ name, labels, ticks, children }: ChartPlotProps) => {
  const number = new Intl.NumberFormat(useLanguage());
  const top = ticks.at(-1) ?? 1;
  return (
    <div className={styles["plot"]}>
      <div className={styles["ticks"]} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={styles["tick"]}>
            {number.format(tick)}
          </span>
        ))}
      </div>
      <svg className={styles["drawing"]} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={name}>
        {ticks.map((tick) => (
          <path key={tick} d={`M0 ${100 - (100 * tick) / top}H100`} className={styles["gridLine"]} />
        ))}
        {children}
      </svg>
      <div className={styles["labels"]} aria-hidden="true">
        {writtenLabels(labels.length).map((at) => {
          const { left, edge } = placeOf(at, labels.length);
          return (
            <span key={at} className={styles["label"]} data-edge={edge} style={{ left }}>
              {labels[at]}
            </span>
          );
        })}
      </div>
    </div>
  );
};
