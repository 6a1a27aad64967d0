import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { dataGridText } from "../i18n/en/data-grid.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./grid-resizer.module.css";

type GridResizerProps = {
  readonly column: string;
  /** in pixels */
  readonly width: number;
  /** @param width in pixels; null for the default */
  readonly onResize: (width: number | null) => void;
};

const step = 16;
const narrowest = 64;
const widest = 640;
const within = (width: number): number => Math.round(Math.min(Math.max(width, narrowest), widest));

/** A column's width at which no content is truncated. */
const naturalWidth = (head: HTMLTableCellElement): number => {
  const table = head.closest("table");
  if (table === null) return head.offsetWidth;
  table.dataset["measured"] = "true";
  const width = head.offsetWidth;
  delete table.dataset["measured"];
  return width;
};

/** The resize handle of a column: dragged, moved by the arrow keys, fitted to its content by a double click or Enter, reset by Delete. */
export const GridResizer = ({ column, width, onResize }: GridResizerProps) => {
  const text = useText(dataGridText);
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const headOf = (target: Element): HTMLTableCellElement | null => target.closest("th");
  const fit = (target: Element): void => {
    const head = headOf(target);
    if (head !== null) onResize(within(naturalWidth(head)));
  };
  const widthAt = (event: PointerEvent): number =>
    within((from.current?.width ?? width) + event.clientX - (from.current?.x ?? event.clientX));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const now = headOf(event.currentTarget)?.offsetWidth ?? width;
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") onResize(within(now + (event.key === "ArrowRight" ? step : -step)));
    else if (event.key === "Enter") fit(event.currentTarget);
    else if (event.key === "Delete" || event.key === "Backspace") onResize(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={text("resize", { column })}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      className={styles["edge"]}
      title={text("resizeHow")}
      onKeyDown={onKeyDown}
      onDoubleClick={(event) => fit(event.currentTarget)}
      onPointerDown={(event) => {
        from.current = { x: event.clientX, width: headOf(event.currentTarget)?.offsetWidth ?? width };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current !== null) headOf(event.currentTarget)?.style.setProperty("--column", `${widthAt(event)}px`);
      }}
      onPointerUp={(event) => {
        const next = widthAt(event);
        const moved = from.current !== null && event.clientX !== from.current.x;
        from.current = null;
        if (moved) onResize(next);
      }}
    />
  );
};
