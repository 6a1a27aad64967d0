import { Fragment, type ReactNode, useMemo, useRef } from "react";
import { dataGridText } from "../i18n/en/data-grid.ts";
import { useText } from "../i18n/use-text.ts";
import { cardForKey } from "./card-keys.ts";
import { Checkbox } from "./checkbox.view.tsx";
import type { Selection } from "./grid-selection.ts";
import { LongCard, type LongCardParts } from "./long-card.view.tsx";
import styles from "./long-cards.module.css";
import { type LongRows, sourceOf } from "./long-rows.ts";
import { SkeletonCards } from "./skeleton.view.tsx";
import { useCardColumns } from "./use-card-columns.ts";
import { useCardLines } from "./use-card-lines.ts";
import { useGridActions } from "./use-grid-actions.ts";
import { useGridFocus } from "./use-grid-focus.ts";

type LongCardsProps<Row> = {
  /** The name of the list for screen readers. */
  readonly label: string;
  readonly long: LongRows<Row>;
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  /** The address of a card; the card is one link. */
  readonly rowHref: (row: Row) => string;
  /** Keep it stable between renderings, so that cards are not rendered again. */
  readonly parts: (row: Row) => LongCardParts;
  readonly selection: Selection;
  /** Without it, cards are not selectable. */
  readonly onSelectionChange: ((selection: Selection) => void) | undefined;
  readonly isLoading: boolean;
  /** Shown instead of cards when there are none. */
  readonly empty: ReactNode;
};

const noRows: readonly never[] = [];

const Space = ({
  height,
  line,
  columns,
  isAbove = false,
}: {
  readonly height: number;
  readonly line: number;
  readonly columns: number;
  readonly isAbove?: boolean;
}) =>
  height <= 0 ? null : (
    <div
      className={styles["space"]}
      aria-hidden="true"
      data-above={isAbove}
      style={{ height, backgroundSize: `100% ${line}px, calc((100% + var(--space-4)) / ${columns}) ${line}px` }}
    />
  );

/**
 * A list of any length as lines of cards: windowed, selectable, operable by keyboard in both directions (arrows, J K, Home, End, Enter
 * opens, Space selects, Shift extends).
 */
export const LongCards = <Row,>({
  label,
  long,
  rowId,
  rowName,
  rowHref,
  parts,
  selection,
  onSelectionChange,
  isLoading,
  empty,
}: LongCardsProps<Row>) => {
  const text = useText(dataGridText);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const columns = useCardColumns(frame);
  const perLine = columns ?? 1;
  const source = useMemo(() => sourceOf<Row>(noRows, long, rowId), [long, rowId]);
  const focus = useGridFocus(body, long.count, long.active, true);
  const view = useCardLines(long, columns, focus.active, scroller);
  const lineOf = (card: number): number => Math.floor(card / perLine);
  const actions = useGridActions({
    props: { long, ...(onSelectionChange === undefined ? {} : { onSelectionChange }) },
    source,
    selection,
    focus,
    scrollTo: (card) => view.scrollTo(lineOf(card)),
    keys: (key, active, count) => cardForKey(key, active, count, perLine),
  });
  const cards = (line: number): readonly number[] =>
    Array.from({ length: Math.max(0, Math.min(perLine, long.count - line * perLine)) }, (_, at) => line * perLine + at);
  return (
    <div ref={frame} className={styles["frame"]}>
      {long.count === 0 ? (
        isLoading ? (
          <SkeletonCards cards={6} />
        ) : (
          empty
        )
      ) : (
        <>
          {onSelectionChange === undefined ? null : (
            <div className={styles["head"]}>
              <Checkbox isSelected={long.coverage === "all"} isIndeterminate={long.coverage === "some"} onChange={long.onEvery}>
                {text("selectMatching", { count: long.count })}
              </Checkbox>
            </div>
          )}
          <div ref={scroller} className={styles["scroller"]} data-windowed={view.isWindowed} data-long>
            <div
              role="grid"
              aria-label={label}
              {...(onSelectionChange === undefined ? {} : { "aria-multiselectable": true })}
              aria-busy={isLoading}
              aria-rowcount={Math.ceil(long.count / perLine)}
              aria-colcount={perLine}
            >
              <div ref={body} role="rowgroup" onKeyDown={actions.onKeyDown} onClick={actions.onClick} onFocus={actions.onFocus}>
                {columns === null
                  ? null
                  : view.items.map(({ index: line, spaceBefore }) => (
                      <Fragment key={line}>
                        <Space height={spaceBefore} line={view.rowHeight ?? 0} columns={columns} isAbove />
                        <div
                          role="row"
                          className={styles["line"]}
                          data-line={line}
                          data-columns={columns}
                          aria-rowindex={line + 1}
                          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
                        >
                          {cards(line).map((index) => {
                            const row = long.at(index);
                            return (
                              <LongCard
                                key={index}
                                row={row}
                                index={index}
                                columns={columns}
                                name={row === undefined ? "" : rowName(row)}
                                href={row === undefined ? undefined : rowHref(row)}
                                isSelectable={onSelectionChange !== undefined}
                                isSelected={row !== undefined && selection.has(rowId(row))}
                                isActive={index === focus.active}
                                isMissing={long.isMissing(index)}
                                parts={parts}
                              />
                            );
                          })}
                        </div>
                      </Fragment>
                    ))}
                <Space height={view.spaceAfter} line={view.rowHeight ?? 0} columns={perLine} />
              </div>
            </div>
          </div>
        </>
      )}
    </div>
  );
};
