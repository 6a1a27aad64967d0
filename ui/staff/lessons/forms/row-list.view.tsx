import { GripVertical, Plus, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { type ListEdit, withRow } from "../../../../core/lessons/list-edit.rule.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { ErrorWords, hasError } from "../../../kit/field.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import type { Icon } from "../../../kit/icon.ts";
import { Menu } from "../../../kit/menu.view.tsx";
import styles from "./row-list.module.css";
import { useRowEdits } from "./use-row-edits.ts";

type RowListProps<A> = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly rows: readonly A[];
  readonly isReadOnly: boolean;
  /** how rows are called */ readonly words: "answers" | "entries" | "files" | "captions";
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
  rows: given,
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
  const isTyped = rowOf !== undefined && blank !== undefined && !isReadOnly;
  const rows = given.length === 0 && isTyped ? [blank] : given;
  const help = isTyped && given.length < 2 ? [...(hint === undefined ? [] : [hint]), text("rows.keys")].join(" ") : hint;
  const dragged = useRef<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const { list, move, add: addBlank, remove, onKeyDown, onPaste } = useRowEdits({ rows, isReadOnly, blank, rowOf, onEdit });
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
      {help === undefined ? null : <p className={styles["hint"]}>{help}</p>}
      <ol ref={list} className={styles["rows"]}>
        {rows.map((row, at) => {
          const number = at + 1;
          return (
            <li
              key={at}
              className={styles["row"]}
              data-over={over === at}
              onKeyDown={onKeyDown(at)}
              onPaste={onPaste(at)}
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
                <span className={styles["remove"]}>
                  <IconButton size="small" icon={X} label={text(`rows.${words}.remove`, { number })} onPress={() => remove(at)} />
                </span>
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
            <Button size="small" kind="quiet" icon={Plus} onPress={addBlank}>
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
