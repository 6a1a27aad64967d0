import styles from "./data-grid.module.css";
import type { Column } from "./grid-column.ts";
import { Skeleton } from "./skeleton.view.tsx";

const skeletonRows = 8;
const widths = ["most", "half", "third"] as const;

/** The length of a cell's skeleton line. */
export const skeletonWidth = (row: number, column: number): (typeof widths)[number] => widths[(row + column) % widths.length] ?? "half";

/** Placeholder rows in the layout of the columns. */
export const GridSkeleton = <Row,>({
  columns,
  isSelectable,
}: {
  readonly columns: readonly Column<Row>[];
  readonly isSelectable: boolean;
}) => (
  <tbody role="presentation" aria-hidden="true">
    {Array.from({ length: skeletonRows }, (_, row) => (
      <tr key={row} role="presentation" className={styles["row"]}>
        {isSelectable ? <td role="presentation" className={styles["select"]} /> : null}
        {columns.map((column, place) => (
          <td
            key={column.id}
            role="presentation"
            className={styles["cell"]}
            data-phone={column.onPhone}
            data-narrow={column.onNarrow}
            data-lead={place === 0}
          >
            <Skeleton width={skeletonWidth(row, place)} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
