import type { ReactNode } from "react";
import { chartsText } from "../i18n/en/charts.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./chart.module.css";

export type ChartTableProps = {
  /** Names the table. */
  readonly name: string;
  /** Titles of the columns, that of the labels first. */
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly string[];
    /** stands after the cells, and is not printed */
    readonly action?: ReactNode;
  }[];
  /** title of the column of actions */
  readonly actions?: string;
};

/** The values of a chart as a table, which is scrolled by keys too where it is wider than the page. */
export const ChartTable = ({ name, head: [first = "", ...columns], rows, actions }: ChartTableProps) => {
  const text = useText(chartsText);
  return (
    <div className={styles["scroll"]} role="region" aria-label={text("table", { name })} tabIndex={0}>
      <table className={styles["table"]} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles["number"]}>
                {column}
              </th>
            ))}
            {actions === undefined ? null : (
              <th scope="col" className={styles["number"]} data-print="no">
                {actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, action }, at) => (
            <tr key={`${at} ${label}`}>
              <th scope="row" className={styles["name"]}>
                {label}
              </th>
              {cells.map((cell, n) => (
                <td key={columns[n]} className={styles["number"]}>
                  {cell}
                </td>
              ))}
              {actions === undefined ? null : (
                <td className={styles["number"]} data-print="no">
                  {action}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
