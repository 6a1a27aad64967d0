import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { sameValue } from "../../../../core/kernel/same-value.ts";
import { type ListEdit, pastedLines, withInserted, withMoved, withoutRow } from "../../../../core/lessons/list-edit.rule.ts";
import { useFocusAfter } from "../../../kit/use-focus-after.ts";

type RowEditing<A> = {
  readonly rows: readonly A[];
  readonly isReadOnly: boolean;
  readonly blank: A | undefined;
  readonly rowOf: ((line: string) => A) | undefined;
  readonly onEdit: (edit: ListEdit<A>) => void;
};

type RowEdits = {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly move: (from: number, to: number) => void;
  /** Adds a blank row at the end; one that is there already takes the focus instead. */
  readonly add: () => void;
  readonly remove: (at: number) => void;
  readonly onKeyDown: (at: number) => (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPaste: (at: number) => (event: ClipboardEvent<HTMLElement>) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const typedField = (target: EventTarget): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.type !== "checkbox" ? target : null;

/** Edits of a list by keys and paste; the focus goes with the row. */
export const useRowEdits = <A>({ rows, isReadOnly, blank, rowOf, onEdit }: RowEditing<A>): RowEdits => {
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<{ readonly at: number } | null>(null);
  useFocusAfter(focus, () => {
    if (focus !== null) list.current?.children[focus.at]?.querySelector<HTMLElement>("input:not([type=checkbox]), textarea")?.focus();
  });
  const move = (from: number, to: number): void => {
    const moved = withMoved(rows, from, to);
    if (moved === null) return;
    onEdit(moved);
    setFocus({ at: to });
  };
  const insert = (at: number, added: readonly A[]): void => {
    onEdit(withInserted(rows, at, added));
    setFocus({ at: at + added.length - 1 });
  };
  const add = (): void => {
    if (blank === undefined) return;
    const isLastBlank = rows.length > 0 && sameValue(rows.at(-1), blank);
    if (isLastBlank) setFocus({ at: rows.length - 1 });
    else insert(rows.length, [blank]);
  };
  const remove = (at: number): void => {
    onEdit(withoutRow(rows, at));
    if (rows.length > 1) setFocus({ at: Math.max(0, at - 1) });
  };
  const replace = (at: number, added: readonly A[]): void => {
    const { rows: next, order } = withInserted(withoutRow(rows, at).rows, at, added);
    onEdit({ rows: next, order: order.map((from) => (from === null || from < at ? from : from + 1)) });
    setFocus({ at: at + added.length - 1 });
  };
  return {
    list,
    move,
    add,
    remove,
    onKeyDown: (at) => (event) => {
      if (event.nativeEvent.isComposing || isReadOnly) return;
      const [step, field] = [steps[event.key], typedField(event.target)];
      const isTyped = rowOf !== undefined && field !== null;
      if (event.altKey && step !== undefined) move(at, at + step);
      else if (isTyped && blank !== undefined && event.key === "Enter") insert(at + 1, [blank]);
      else if (isTyped && field.value === "" && event.key === "Backspace" && rows.length > 1) remove(at);
      else return;
      event.preventDefault();
    },
    onPaste: (at) => (event) => {
      const [lines, field] = [pastedLines(event.clipboardData.getData("text/plain")), typedField(event.target)];
      if (rowOf === undefined || isReadOnly || lines.length < 2 || field === null) return;
      event.preventDefault();
      if (field.value === "") replace(at, lines.map(rowOf));
      else insert(at + 1, lines.map(rowOf));
    },
  };
};
