import { type RefObject, useMemo, useRef } from "react";
import { type GridWindow, windowedFrom } from "./grid-window.ts";
import type { LongRows } from "./long-rows.ts";
import { useLongWindow } from "./use-long-window.ts";

/** Lines rendered beyond the visible ones. */
const around = 4;

/**
 * The lines of cards to render; the first visible card stays in place when the number of columns changes.
 * @param columns cards in a line, null while unknown
 */
export const useCardLines = <Row>(
  long: LongRows<Row>,
  columns: number | null,
  active: number,
  scroller: RefObject<HTMLElement | null>,
): GridWindow => {
  const { count, of, place, onSight, onRest } = long;
  const first = useRef({ of, card: place });
  if (first.current.of !== of) first.current = { of, card: place };
  const lines = useMemo(
    () =>
      columns === null
        ? undefined
        : {
            count: Math.ceil(count / columns),
            of: `${columns} ${of}`,
            place: Math.floor(first.current.card / columns),
            onSight: (from: number, to: number) => onSight(from * columns, Math.min(count, (to + 1) * columns) - 1),
            onRest: (line: number) => {
              first.current = { of, card: line * columns };
              onRest(line * columns);
            },
          },
    [columns, count, of, onSight, onRest],
  );
  return useLongWindow(lines, Math.floor(active / (columns ?? 1)), scroller, {
    mark: "line",
    from: Math.floor(windowedFrom / (columns ?? 1)),
    around,
  });
};
