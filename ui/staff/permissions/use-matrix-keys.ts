import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";

type Place = { readonly row: number; readonly column: number };

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const within = (at: number, count: number): number => Math.min(Math.max(at, 0), Math.max(count - 1, 0));

/** The place that a key leads to; null for other keys. */
const placeForKey = (key: string, { row, column }: Place, rows: number, columns: number): Place | null => {
  if (key === "Home") return { row, column: 0 };
  if (key === "End") return { row, column: columns - 1 };
  const step = steps[key];
  return step === undefined ? null : { row: within(row + step.row, rows), column: within(column + step.column, columns) };
};

/** The attribute by which a cell is found. */
export const cellPlace = (row: number, column: number): string => `${row}-${column}`;

const placeOf = (target: EventTarget): Place | null => {
  const [row, column] = (target instanceof HTMLElement ? (target.dataset["cell"] ?? "") : "").split("-").map(Number);
  return row === undefined || column === undefined ? null : { row, column };
};

/** One cell of a grid is in the tab order; arrows, Home and End move the focus between cells. */
export const useMatrixKeys = (table: RefObject<HTMLTableElement | null>, rows: number, columns: number) => {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const active = { row: within(place.row, rows), column: within(place.column, columns) };
  return {
    active,
    onFocus: (event: FocusEvent): void => {
      const focused = placeOf(event.target);
      if (focused !== null) setPlace(focused);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const from = placeOf(event.target);
      const next = from === null ? null : placeForKey(event.key, from, rows, columns);
      if (next === null) return;
      event.preventDefault();
      table.current?.querySelector<HTMLElement>(`[data-cell="${cellPlace(next.row, next.column)}"]`)?.focus();
    },
  };
};
