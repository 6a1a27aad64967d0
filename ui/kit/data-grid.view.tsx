import { Fragment, type ReactNode, useMemo, useRef } from "react";
import { dataGridText } from "../i18n/en/data-grid.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./data-grid.module.css";
import { type Column, pixelsOf, type Sort } from "./grid-column.ts";
import { GridHead } from "./grid-head.view.tsx";
import { GridRow } from "./grid-row.view.tsx";
import { allToggled, coverage, type Selection } from "./grid-selection.ts";
import { GridSkeleton } from "./grid-skeleton.view.tsx";
import { GridSpace } from "./grid-space.view.tsx";
import { windowedFrom } from "./grid-window.ts";
import { type LongRows, sourceOf } from "./long-rows.ts";
import { useGridActions } from "./use-grid-actions.ts";
import { useGridFocus } from "./use-grid-focus.ts";
import { useGridWindow } from "./use-grid-window.ts";
import { useLongWindow } from "./use-long-window.ts";

export type DataGridProps<Row> = {
  /** The name of the list for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Instead of `rows`: a list of any length of which only some rows are loaded. */
  readonly long?: LongRows<Row> | undefined;
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  /** The address of a row; its first cell is the link, and clicking the row follows it. */
  readonly rowHref?: (row: Row) => string;
  /** The total number of rows, when `rows` is a part. */
  readonly total?: number;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection;
  readonly onSelectionChange?: (selection: Selection) => void;
  /** Makes columns resizable; null resets one to its default width. The first column then stays visible while the others scroll. */
  readonly onResize?: (column: string, width: number | null) => void;
  /** Called for `E` on a row. */
  readonly onEdit?: (row: Row) => void;
  /** Shows skeleton rows while there are no rows yet. */
  readonly isLoading?: boolean;
  /** Shown instead of rows when there are none: an EmptyState, NoResultState or FailureState. */
  readonly empty?: ReactNode;
};

const nothingSelected: Selection = new Set();
const selectWidth = 48;

/**
 * A list of records: windowed, sortable, selectable, fully operable by keyboard (J K ↑ ↓ Home End move, Enter opens, X selects, Shift
 * extends, E edits); cards on phones.
 */
export const DataGrid = <Row,>(props: DataGridProps<Row>) => {
  const {
    label,
    columns,
    rows,
    long,
    rowId,
    rowName,
    rowHref,
    sort,
    onSort,
    onSelectionChange,
    empty,
    isLoading = false,
    selection = nothingSelected,
  } = props;
  const text = useText(dataGridText);
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const source = useMemo(() => sourceOf(rows, long, rowId), [rows, long, rowId]);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const { count } = source;
  const focus = useGridFocus(body, count, long?.active, (long?.count ?? 0) > windowedFrom);
  const short = useGridWindow(rows.length, focus.active, scroller);
  const tall = useLongWindow(long, focus.active, scroller);
  const view = long === undefined ? short : tall;
  const actions = useGridActions({ props, source, selection, focus, scrollTo: view.scrollTo });
  const isSelectable = onSelectionChange !== undefined;
  if (count === 0 && !isLoading && empty !== undefined) return <div className={styles["frame"]}>{empty}</div>;
  return (
    <div className={styles["frame"]}>
      <div ref={scroller} className={styles["scroller"]} data-windowed={view.isWindowed} data-long={long !== undefined}>
        <table
          ref={(table) =>
            table?.style.setProperty(
              "--grid-least",
              props.onResize === undefined ? "0" : `${columns.reduce((sum, column) => sum + pixelsOf(column), selectWidth)}px`,
            )
          }
          data-pinned={props.onResize !== undefined}
          role="grid"
          className={styles["grid"]}
          aria-label={label}
          aria-rowcount={(props.total ?? count) + 1}
          aria-busy={isLoading}
          {...(isSelectable ? { "aria-multiselectable": true } : {})}
        >
          <GridHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            coverage={isSelectable ? (long?.coverage ?? coverage(selection, ids)) : undefined}
            isEvery={long !== undefined}
            onSelectAll={() => (long === undefined ? onSelectionChange?.(allToggled(selection, ids)) : long.onEvery())}
            onResize={props.onResize}
          />
          {count === 0 && isLoading ? (
            <GridSkeleton columns={columns} isSelectable={isSelectable} />
          ) : (
            <tbody ref={body} role="rowgroup" onKeyDown={actions.onKeyDown} onClick={actions.onClick} onFocus={actions.onFocus}>
              {view.items.map(({ index, spaceBefore }) => {
                const row = source.at(index);
                const id = row === undefined ? undefined : rowId(row);
                if (long === undefined && id === undefined) return null;
                return (
                  <Fragment key={long === undefined ? id : index}>
                    <GridSpace height={spaceBefore} rowHeight={view.rowHeight} columns={columns.length + Number(isSelectable)} isAbove />
                    <GridRow
                      row={row}
                      columns={columns}
                      index={index}
                      name={row === undefined ? "" : rowName(row)}
                      href={row === undefined ? undefined : rowHref?.(row)}
                      isSelectable={isSelectable}
                      isSelected={id !== undefined && selection.has(id)}
                      isActive={index === focus.active}
                      isMissing={long?.isMissing(index) ?? false}
                      isEven={long !== undefined}
                    />
                  </Fragment>
                );
              })}
              <GridSpace height={view.spaceAfter} rowHeight={view.rowHeight} columns={columns.length + Number(isSelectable)} />
            </tbody>
          )}
        </table>
      </div>
      {view.isWindowed ? <p className={styles["paper"]}>{text("paper", { shown: view.items.length, count })}</p> : null}
    </div>
  );
};
