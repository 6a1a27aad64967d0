import { type ReactNode, useMemo, useRef } from "react";
import styles from "./data-grid.module.css";
import { type Column, pixelsOf, type Sort } from "./grid-column.ts";
import { GridHead } from "./grid-head.view.tsx";
import { GridRow } from "./grid-row.view.tsx";
import { allToggled, coverage, type Selection } from "./grid-selection.ts";
import { GridSkeleton } from "./grid-skeleton.view.tsx";
import { useGridActions } from "./use-grid-actions.ts";
import { useGridFocus } from "./use-grid-focus.ts";
import { useGridWindow } from "./use-grid-window.ts";

export type DataGridProps<Row> = {
  /** What the rows are, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  /** Where a row leads; its first cell is the link, and the whole row follows it. */
  readonly rowHref?: (row: Row) => string;
  /** Rows there are in all, when these are a part. */
  readonly total?: number;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection;
  readonly onSelectionChange?: (selection: Selection) => void;
  /** Columns can be made wider and narrower; null gives one its usual width. The first then stays in sight while the others scroll. */
  readonly onResize?: (column: string, width: number | null) => void;
  /** `E` on a row. */
  readonly onEdit?: (row: Row) => void;
  /** Draws skeleton rows while there are no rows yet. */
  readonly isLoading?: boolean;
  /** Drawn instead of rows when there are none: an EmptyState, NoResultState or FailureState. */
  readonly empty?: ReactNode;
};

const nothingSelected: Selection = new Set();
const selectWidth = 48;

const Space = ({ height }: { readonly height: number }) =>
  height <= 0 ? null : (
    <tr role="presentation" aria-hidden="true">
      <td style={{ height }} />
    </tr>
  );

/** A list of records: windowed, sortable, selectable, by keyboard throughout (J K ↑ ↓ Home End move, Enter opens, X selects, Shift extends, E edits); cards on phones. */
export const DataGrid = <Row,>(props: DataGridProps<Row>) => {
  const { label, columns, rows, rowId, rowName, rowHref, sort, onSort, onSelectionChange, empty, isLoading = false, selection = nothingSelected } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const focus = useGridFocus(body, rows.length);
  const view = useGridWindow(rows.length, focus.active, scroller);
  const actions = useGridActions({ props, ids, selection, focus, scrollTo: view.scrollTo });
  const isSelectable = onSelectionChange !== undefined;
  if (rows.length === 0 && !isLoading && empty !== undefined) return <div className={styles["frame"]}>{empty}</div>;
  return (
    <div className={styles["frame"]}>
      <div ref={scroller} className={styles["scroller"]} data-windowed={view.isWindowed}>
        <table
          ref={(table) => table?.style.setProperty("--grid-least", props.onResize === undefined ? "0" : `${columns.reduce((sum, column) => sum + pixelsOf(column), selectWidth)}px`)}
          data-pinned={props.onResize !== undefined}
          role="grid" className={styles["grid"]} aria-label={label} aria-rowcount={(props.total ?? rows.length) + 1} aria-busy={isLoading} {...(isSelectable ? { "aria-multiselectable": true } : {})}>
          <GridHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            coverage={isSelectable ? coverage(selection, ids) : undefined}
            onSelectAll={() => onSelectionChange?.(allToggled(selection, ids))}
            onResize={props.onResize}
          />
          {rows.length === 0 && isLoading ? (
            <GridSkeleton columns={columns} isSelectable={isSelectable} />
          ) : (
            <tbody ref={body} role="rowgroup" onKeyDown={actions.onKeyDown} onClick={actions.onClick} onFocus={actions.onFocus}>
              {view.items.map(({ index, spaceBefore }) => {
                const row = rows[index];
                if (row === undefined) return null;
                const id = ids[index] ?? rowId(row);
                return [
                  <Space key={`${id} space`} height={spaceBefore} />,
                  <GridRow
                    key={id}
                    row={row}
                    columns={columns}
                    index={index}
                    name={rowName(row)}
                    href={rowHref?.(row)}
                    isSelectable={isSelectable}
                    isSelected={selection.has(id)}
                    isActive={index === focus.active}
                    measure={view.measure}
                  />,
                ];
              })}
              <Space height={view.spaceAfter} />
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
};
