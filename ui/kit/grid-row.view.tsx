import { memo, type ReactNode } from "react";
import { dataGridText } from "../i18n/en/data-grid.ts";
import { useText } from "../i18n/use-text.ts";
import { Anchor } from "./anchor.view.tsx";
import styles from "./data-grid.module.css";
import type { Column } from "./grid-column.ts";
import { skeletonWidth } from "./grid-skeleton.view.tsx";
import { Skeleton } from "./skeleton.view.tsx";
import { VisuallyHidden } from "./visually-hidden.view.tsx";

type GridRowProps<Row> = {
  /** Undefined while it is loading. */
  readonly row: Row | undefined;
  readonly columns: readonly Column<Row>[];
  /** Index among all rows, from 0. */
  readonly index: number;
  readonly name: string;
  readonly href: string | undefined;
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  /** Loading the row failed. */
  readonly isMissing: boolean;
  /** All rows have the same height, whatever their content. */
  readonly isEven: boolean;
};

const Cell = ({
  isLead,
  href,
  isActive,
  children,
}: {
  readonly isLead: boolean;
  readonly href: string | undefined;
  readonly isActive: boolean;
  readonly children: ReactNode;
}) =>
  isLead && href !== undefined ? (
    <Anchor href={href} className={styles["link"]} tabIndex={isActive ? 0 : -1} data-row-link="">
      {children}
    </Anchor>
  ) : (
    children
  );

const Around = <Row,>({
  around,
  children,
}: {
  readonly around: ReturnType<NonNullable<Column<Row>["around"]>> | undefined;
  readonly children: ReactNode;
}) =>
  around === undefined ? (
    children
  ) : (
    <span className={styles["around"]} {...(around.indent === undefined ? {} : { style: { paddingInlineStart: around.indent } })}>
      {around.before}
      {children}
      {around.after}
    </span>
  );

const Fit = ({ isEven, children }: { readonly isEven: boolean; readonly children: ReactNode }) =>
  isEven ? <div className={styles["fit"]}>{children}</div> : children;

/** The placeholder of a row that is not loaded. */
const Absent = ({
  index,
  place,
  isMissing,
  isActive,
}: {
  readonly index: number;
  readonly place: number;
  readonly isMissing: boolean;
  readonly isActive: boolean;
}) => {
  const text = useText(dataGridText);
  if (place > 0) return isMissing ? null : <Skeleton isStill width={skeletonWidth(index, place)} />;
  return isMissing ? (
    <span className={styles["missing"]}>
      {text("missing")}{" "}
      <button type="button" className={styles["retry"]} tabIndex={isActive ? 0 : -1} data-retry="">
        {text("retry")}
      </button>
    </span>
  ) : (
    <>
      <Skeleton isStill width={skeletonWidth(index, place)} />
      <VisuallyHidden>{text("coming")}</VisuallyHidden>
    </>
  );
};

const GridRowDrawn = <Row,>({
  row,
  columns,
  index,
  name,
  href,
  isSelectable,
  isSelected,
  isActive,
  isMissing,
  isEven,
}: GridRowProps<Row>) => {
  const text = useText(dataGridText);
  return (
    <tr
      role="row"
      className={styles["row"]}
      data-index={index}
      data-even={isEven}
      data-there={row !== undefined}
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      {...(isSelectable ? { "aria-selected": isSelected } : {})}
    >
      {isSelectable ? (
        <td role="gridcell" className={styles["select"]}>
          {row === undefined ? null : (
            <input
              type="checkbox"
              className={styles["checkbox"]}
              checked={isSelected}
              readOnly
              tabIndex={isActive ? 0 : -1}
              aria-label={text("selectRow", { name })}
              data-select=""
            />
          )}
        </td>
      ) : null}
      {columns.map((column, place) => (
        <td
          key={column.id}
          role="gridcell"
          className={styles["cell"]}
          data-align={column.align}
          data-phone={column.onPhone}
          data-narrow={column.onNarrow}
          data-lead={place === 0}
          data-header={column.header}
        >
          <Fit isEven={isEven}>
            {row === undefined ? (
              <Absent index={index} place={place} isMissing={isMissing} isActive={isActive} />
            ) : (
              <Around around={column.around?.(row)}>
                <Cell isLead={place === 0} href={href} isActive={isActive}>
                  {column.cell(row)}
                </Cell>
              </Around>
            )}
          </Fit>
        </td>
      ))}
    </tr>
  );
};

/** A memoised row, rendered again only when its props change. */
export const GridRow: <Row>(props: GridRowProps<Row>) => ReactNode = memo(GridRowDrawn);
