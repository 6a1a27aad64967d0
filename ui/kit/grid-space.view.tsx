import type { CSSProperties } from "react";
import styles from "./data-grid.module.css";

type GridSpaceProps = {
  /** in pixels */
  readonly height: number;
  /** The height of the rows it replaces, where all are equally high. */
  readonly rowHeight: number | undefined;
  readonly columns: number;
  /** Real rows follow below; its placeholder rows are aligned to them. */
  readonly isAbove?: boolean;
};

const paper = (height: number, rowHeight: number | undefined): CSSProperties =>
  rowHeight === undefined ? { height } : { height, backgroundSize: `100% ${rowHeight}px` };

/** Replaces rows that are not rendered, and looks like placeholder rows, since it can be scrolled into view before they are rendered. */
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
