import { memo, type ReactNode } from "react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { Anchor } from "./anchor.view.tsx";
import styles from "./data-grid.module.css";
import type { Column } from "./grid-column.ts";

type GridRowProps<Row> = {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** Place among all rows, from 0. */
  readonly index: number;
  readonly name: string;
  readonly href: string | undefined;
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly measure: ((element: HTMLTableRowElement | null) => void) | undefined;
};

const Cell = ({ isLead, href, isActive, children }: { readonly isLead: boolean; readonly href: string | undefined; readonly isActive: boolean; readonly children: ReactNode }) =>
  isLead && href !== undefined ? (
    <Anchor href={href} className={styles["link"]} tabIndex={isActive ? 0 : -1} data-row-link="">
      {children}
    </Anchor>
  ) : (
    children
  );

const Around = <Row,>({ around, children }: { readonly around: ReturnType<NonNullable<Column<Row>["around"]>> | undefined; readonly children: ReactNode }) =>
  around === undefined ? (
    children
  ) : (
    <span className={styles["around"]} {...(around.indent === undefined ? {} : { style: { paddingInlineStart: around.indent } })}>
      {around.before}
      {children}
      {around.after}
    </span>
  );

const GridRowDrawn = <Row,>({ row, columns, index, name, href, isSelectable, isSelected, isActive, measure }: GridRowProps<Row>) => {
  const text = useText(kitText);
  return (
    <tr
      ref={measure ?? null}
      role="row"
      className={styles["row"]}
      data-index={index}
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      {...(isSelectable ? { "aria-selected": isSelected } : {})}
    >
      {isSelectable ? (
        <td role="gridcell" className={styles["select"]}>
          <input type="checkbox" className={styles["checkbox"]} checked={isSelected} readOnly tabIndex={isActive ? 0 : -1} aria-label={text("grid.selectRow", { name })} data-select="" />
        </td>
      ) : null}
      {columns.map((column, place) => (
        <td key={column.id} role="gridcell" className={styles["cell"]} data-align={column.align} data-phone={column.onPhone} data-lead={place === 0} data-header={column.header}>
          <Around around={column.around?.(row)}>
            <Cell isLead={place === 0} href={href} isActive={isActive}>
              {column.cell(row)}
            </Cell>
          </Around>
        </td>
      ))}
    </tr>
  );
};

/** One row, drawn again only when something about it changed. */
export const GridRow: <Row>(props: GridRowProps<Row>) => ReactNode = memo(GridRowDrawn);
