import type { CSSProperties } from "react";
import styles from "./data-grid.module.css";

type GridSpaceProps = {
  /** in pixels */
  readonly height: number;
  /** How high the rows are that it stands for, where all are equally high. */
  readonly rowHeight: number | undefined;
  readonly columns: number;
  /** Rows follow below it, in line with which its own are drawn. */
  readonly isAbove?: boolean;
};

const paper = (height: number, rowHeight: number | undefined): CSSProperties =>
  rowHeight === undefined ? { height } : { height, backgroundSize: `100% ${rowHeight}px` };

/** Stands for rows that are not drawn, and looks like rows on their way, since it can be scrolled into sight before they are drawn. */
export const GridSpace = ({ height, rowHeight, columns, isAbove = false }: GridSpaceProps) =>
  height <= 0 ? null : (
    <tr role="presentation" aria-hidden="true">
      <td
        colSpan={columns}
        className={styles["space"]}
        data-paper={rowHeight !== undefined}
        data-above={isAbove}
        style={paper(height, rowHeight)}
      />
    </tr>
  );
