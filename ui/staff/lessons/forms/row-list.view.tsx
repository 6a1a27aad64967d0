import { GripVertical, Plus, X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { type ListEdit, pastedLines, withInserted, withMoved, withoutRow, withRow } from "../../../../core/lessons/list-edit.rule.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { ErrorWords, hasError } from "../../../kit/field.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import type { Icon } from "../../../kit/icon.ts";
import { Menu } from "../../../kit/menu.view.tsx";
import { useFocusAfter } from "../../../kit/use-focus-after.ts";
import styles from "./row-list.module.css";

type RowListProps<A> = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly rows: readonly A[];
  readonly isReadOnly: boolean;
  /** how rows are called */ readonly words: "answers" | "entries" | "files";
  readonly add?: string;
  /** The new row of the button and of Enter; absent where rows are chosen elsewhere. */
  readonly blank?: A;
  /** The button that adds rows in another way. */
  readonly adding?: { readonly label: string; readonly icon: Icon; readonly onPress: () => void };
  /** A row of a pasted line; absent where rows are not pasted. */
  readonly rowOf?: (line: string) => A;
  readonly onEdit: (edit: ListEdit<A>) => void;
  /** The fields of one row. */
  readonly children: (row: A, at: number, change: (row: A) => void) => ReactNode;
};

/** A list of rows that are edited in place, added by Enter, pasted as lines, and moved by drag, by keys and by a menu. */
export const RowList = <A,>({
  label,
  hint,
  error,
  rows,
  isReadOnly,
  words,
  add,
  blank,
  adding,
  rowOf,
  onEdit,
  children,
}: RowListProps<A>) => {
  const text = useText(lessonFormsText);
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
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
  const remove = (at: number): void => {
    onEdit(withoutRow(rows, at));
    if (rows.length > 1) setFocus({ at: Math.max(0, at - 1) });
  };
  const press = (at: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || isReadOnly) return;
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    const field = event.target instanceof HTMLInputElement && event.target.type !== "checkbox" ? event.target : null;
    if (event.altKey && step !== 0) move(at, at + step);
    else if (rowOf !== undefined && blank !== undefined && field !== null && event.key === "Enter") insert(at + 1, [blank]);
    else if (rowOf !== undefined && field?.value === "" && event.key === "Backspace" && rows.length > 1) remove(at);
    else return;
    event.preventDefault();
  };
  const paste = (at: number) => (event: ClipboardEvent<HTMLElement>) => {
    const lines = pastedLines(event.clipboardData.getData("text/plain"));
    if (rowOf === undefined || isReadOnly || lines.length < 2 || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const isBlank = event.target.value === "";
    const kept = isBlank ? withoutRow(rows, at).rows : rows;
    if (!isBlank) return insert(at + 1, lines.map(rowOf));
    const edit = withInserted(kept, at, lines.map(rowOf));
    onEdit({ rows: edit.rows, order: edit.order.map((from) => (from === null || from < at ? from : from + 1)) });
    setFocus({ at: at + lines.length - 1 });
  };
  const drop = (to: number): void => {
    if (dragged.current !== null) move(dragged.current, to);
    dragged.current = null;
    setOver(null);
  };
  return (
    <fieldset className={styles["list"]} aria-label={label}>
      <span className={styles["label"]} aria-hidden="true">
        {label}
      </span>
      {hint === undefined ? null : <p className={styles["hint"]}>{hint}</p>}
      <ol ref={list} className={styles["rows"]}>
        {rows.map((row, at) => {
          const number = at + 1;
          return (
            <li
              key={at}
              className={styles["row"]}
              data-over={over === at}
              onKeyDown={press(at)}
              onPaste={paste(at)}
              onDragOver={(event) => {
                if (dragged.current === null) return;
                event.preventDefault();
                setOver(at);
              }}
              onDrop={() => drop(at)}
            >
              {isReadOnly ? null : (
                <span className={styles["grip"]} draggable onDragStart={() => (dragged.current = at)} onDragEnd={() => setOver(null)}>
                  <Menu
                    label={text(`rows.${words}.move`, { number })}
                    trigger={<IconButton size="small" icon={GripVertical} label={text(`rows.${words}.move`, { number })} />}
                    groups={[
                      {
                        id: "move",
                        entries: [
                          { id: "up", label: text("rows.up"), shortcut: "Alt ↑", isDisabled: at === 0 },
                          { id: "down", label: text("rows.down"), shortcut: "Alt ↓", isDisabled: at === rows.length - 1 },
                        ],
                      },
                    ]}
                    onAction={(id) => move(at, id === "up" ? at - 1 : at + 1)}
                  />
                </span>
              )}
              <div className={styles["fields"]}>{children(row, at, (next) => onEdit(withRow(rows, at, next)))}</div>
              {isReadOnly ? null : (
                <IconButton size="small" icon={X} label={text(`rows.${words}.remove`, { number })} onPress={() => remove(at)} />
              )}
            </li>
          );
        })}
      </ol>
      {isReadOnly ? null : (
        <div>
          {adding !== undefined ? (
            <Button size="small" icon={adding.icon} onPress={adding.onPress}>
              {adding.label}
            </Button>
          ) : blank !== undefined ? (
            <Button size="small" kind="quiet" icon={Plus} onPress={() => insert(rows.length, [blank])}>
              {add ?? text(`rows.${words}.add`)}
            </Button>
          ) : null}
        </div>
      )}
      {hasError(error) ? (
        <span className={styles["error"]}>
          <ErrorWords>{error}</ErrorWords>
        </span>
      ) : null}
    </fieldset>
  );
};
