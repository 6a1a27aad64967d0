import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import type { DataGridProps } from "./data-grid.view.tsx";
import { rowForKey } from "./grid-keys.ts";
import { allToggled, type Selection, toggled, withAll } from "./grid-selection.ts";
import type { GridSource } from "./long-rows.ts";

type Actions<Row> = {
  readonly props: Pick<DataGridProps<Row>, "long" | "onSelectionChange" | "onEdit" | "onResize">;
  readonly source: GridSource<Row>;
  readonly selection: Selection;
  readonly focus: { readonly active: number; readonly setActive: (row: number) => void; readonly moveTo: (row: number) => void };
  readonly scrollTo: (row: number) => void;
  /** maps a key to the row it moves to */
  readonly keys?: typeof rowForKey;
};

const takesTyping = "input:not([type=checkbox]), textarea, select, [contenteditable=true]";
const doesItsOwn = "a, button, input, [role=button]";

const rowOf = (target: EventTarget): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null);
const indexOf = (target: EventTarget): number | null => {
  const index = rowOf(target)?.dataset["index"];
  return index === undefined ? null : Number(index);
};
const isIn = (target: EventTarget, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

/** Handlers for keys, clicks and focus in the rows; one listener for all rows. */
export const useGridActions = <Row>({ props, source, selection, focus, scrollTo, keys = rowForKey }: Actions<Row>) => {
  const anchor = useRef(0);
  const { onSelectionChange, onEdit, long } = props;

  const selectRange = (from: number, to: number): void => {
    const ids = source.between(from, to);
    if (ids === null) long?.onRange(Math.min(from, to), Math.max(from, to));
    else onSelectionChange?.(withAll(selection, ids));
  };

  const select = (index: number, isRange: boolean): void => {
    const id = source.idAt(index);
    if (onSelectionChange === undefined || (id === undefined && !isRange)) return;
    if (isRange) selectRange(anchor.current, index);
    else if (id !== undefined) onSelectionChange(toggled(selection, id));
    anchor.current = index;
  };
  const move = (index: number, isRange: boolean): void => {
    scrollTo(index);
    focus.moveTo(index);
    if (isRange && onSelectionChange !== undefined) selectRange(focus.active, index);
  };
  /** Whether the grid handled the key. */
  const press = (event: KeyboardEvent): boolean => {
    const next = event.ctrlKey || event.metaKey ? null : keys(event.key, focus.active, source.count);
    const row = source.at(focus.active);
    if (next !== null) {
      move(next, event.shiftKey);
      return true;
    }
    if (event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey) && onSelectionChange !== undefined) {
      if (long === undefined) onSelectionChange(allToggled(new Set(), source.between(0, source.count - 1) ?? []));
      else if (long.coverage !== "all") long.onEvery();
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key.toLowerCase() === "x" || (event.key === " " && !isIn(event.target, doesItsOwn))) {
      select(focus.active, event.shiftKey);
      return true;
    }
    if (event.key === "e" && onEdit !== undefined && row !== undefined) {
      onEdit(row);
      return true;
    }
    if (event.key === "Enter" && !isIn(event.target, doesItsOwn)) {
      if (long?.isMissing(focus.active) === true) long.onRetry(focus.active);
      rowOf(event.target)?.querySelector<HTMLElement>("[data-row-link]")?.click();
      return true;
    }
    if (event.key === "Escape" && (long === undefined ? selection.size > 0 : long.coverage !== "none")) {
      if (long === undefined) onSelectionChange?.(new Set());
      else long.onNone();
      return true;
    }
    return false;
  };

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (isIn(event.target, takesTyping) || event.defaultPrevented || !press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: (event: MouseEvent) => {
      const index = indexOf(event.target);
      if (index !== null && isIn(event.target, "[data-retry]")) return long?.onRetry(index);
      if (index !== null && isIn(event.target, "[data-select]")) return select(index, event.shiftKey);
      if (props.onResize !== undefined && !isIn(event.target, doesItsOwn))
        rowOf(event.target)?.querySelector<HTMLElement>("[data-row-link]")?.click();
    },
    onFocus: (event: FocusEvent) => {
      const index = indexOf(event.target);
      if (index !== null && index !== focus.active) focus.setActive(index);
      if (index !== null) long?.onActive(index);
    },
  };
};
