import type { ReactNode } from "react";
import styles from "./selection-bar.module.css";

type SelectionPlaceProps = {
  /** actions on the selected rows; empty while none is selected */
  readonly bar: ReactNode;
  /** tools that stay beside the bar, except on phones */
  readonly above?: ReactNode;
  /** tools that the bar covers */
  readonly children: ReactNode;
};

/** The toolbar of a list, which the selection bar overlays without a layout shift; the covered tools are hidden meanwhile. */
export const SelectionPlace = ({ bar, above, children }: SelectionPlaceProps) => (
  <div className={styles["place"]}>
    {above === undefined ? null : <div className={styles["above"]}>{above}</div>}
    <div className={styles["under"]}>{children}</div>
    {bar}
  </div>
);
