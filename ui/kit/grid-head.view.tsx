import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { dataGridText } from "../i18n/en/data-grid.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./data-grid.module.css";
import { type Column, nextSort, pixelsOf, type Sort } from "./grid-column.ts";
import { GridResizer } from "./grid-resizer.view.tsx";

type GridHeadProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  /** Absent when rows are not selectable. */
  readonly coverage: "none" | "some" | "all" | undefined;
  readonly onSelectAll: () => void;
  /** The list is not paginated: the box selects all rows. */
  readonly isEvery?: boolean;
  readonly onResize: ((column: string, width: number | null) => void) | undefined;
};

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

export const GridHead = <Row,>({ columns, sort, onSort, coverage, onSelectAll, isEvery = false, onResize }: GridHeadProps<Row>) => {
  const text = useText(dataGridText);
  return (
    <thead role="rowgroup" className={styles["head"]}>
      <tr role="row" aria-rowindex={1} className={styles["headRow"]}>
        {coverage === undefined ? null : (
          <th role="columnheader" scope="col" className={styles["select"]}>
            <input
              type="checkbox"
              className={styles["checkbox"]}
              aria-label={text(isEvery ? "selectEvery" : "selectAll")}
              checked={coverage === "all"}
              ref={(box) => {
                if (box !== null) box.indeterminate = coverage === "some";
              }}
              onChange={onSelectAll}
            />
          </th>
        )}
        {columns.map((column, index) => {
          const direction = sort?.column === column.id ? sort.direction : "none";
          const Arrow = arrows[direction];
          const isSortable = column.isSortable === true && onSort !== undefined;
          return (
            <th
              key={column.id}
              ref={(head) => {
                if (column.pixels === undefined) head?.style.removeProperty("--column");
                else head?.style.setProperty("--column", `${column.pixels}px`);
              }}
              role="columnheader"
              scope="col"
              className={styles["header"]}
              data-align={column.align}
              data-width={column.width ?? "normal"}
              data-narrow={column.onNarrow}
              data-lead={index === 0}
              data-resizable={onResize !== undefined}
              {...(isSortable ? { "aria-sort": direction } : {})}
            >
              {isSortable ? (
                <button
                  type="button"
                  className={styles["sort"]}
                  data-direction={direction}
                  onClick={() => onSort(nextSort(column.id, sort))}
                  title={text("sortBy", { column: column.header })}
                >
                  {column.header}
                  <Arrow className={styles["arrow"]} aria-hidden="true" />
                </button>
              ) : (
                column.header
              )}
              {onResize === undefined ? null : (
                <GridResizer column={column.header} width={pixelsOf(column)} onResize={(width) => onResize(column.id, width)} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
};
