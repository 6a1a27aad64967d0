import type { ReactNode } from "react";
import styles from "./toolbar.module.css";

type ToolbarProps = { readonly label: string; readonly children: ReactNode; /** Controls at the far end. */ readonly end?: ReactNode };

/** Search, filters, sort order and views of a list. */
export const Toolbar = ({ label, children, end }: ToolbarProps) => (
  <div role="group" className={styles["toolbar"]} aria-label={label}>
    <div className={styles["start"]}>{children}</div>
    {end === undefined ? null : <div className={styles["end"]}>{end}</div>}
  </div>
);
