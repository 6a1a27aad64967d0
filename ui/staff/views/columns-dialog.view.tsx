import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { movedColumn } from "../../../core/views/list-columns.rule.ts";
import type { ListColumn } from "../../../core/views/saved-view.model.ts";
import { listViewsText } from "../../i18n/en/list-views.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import styles from "./views.module.css";

export type ColumnsDialogProps = {
  readonly columns: readonly ListColumn[];
  /** those of an unchanged list */
  readonly usual: readonly ListColumn[];
  readonly all: readonly { readonly id: string; readonly header: string }[];
  readonly onChange: (columns: readonly ListColumn[]) => void;
  readonly onClose: () => void;
};

/** The columns of the list and their order; changes apply at once to the list behind the dialog. */
export const ColumnsDialog = ({ columns, usual, all, onChange, onClose }: ColumnsDialogProps) => {
  const text = useText(listViewsText);
  const [over, setOver] = useState<string | null>(null);
  const dragged = useRef<string | null>(null);
  const headerOf = (id: string): string => all.find((one) => one.id === id)?.header ?? id;
  const known = columns.filter(({ id }) => all.some((one) => one.id === id));
  const hidden = all.filter(({ id }) => !columns.some((one) => one.id === id));
  const move = (id: string, by: number): void => onChange(movedColumn(columns, id, by));
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(id, event.key === "ArrowUp" ? -1 : 1);
  };
  const drop = (target: string): void => {
    const [from, to] = [columns.findIndex(({ id }) => id === dragged.current), columns.findIndex(({ id }) => id === target)];
    if (from > 0 && to > 0 && dragged.current !== null) move(dragged.current, to - from);
    dragged.current = null;
    setOver(null);
  };
  return (
    <Dialog
      title={text("columnsTitle")}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => onChange(usual)}>{text("usual")}</Button>
          <Button kind="primary" onPress={onClose}>
            {text("done")}
          </Button>
        </>
      }
    >
      <p className={styles["note"]}>{text("columnsHelp")}</p>
      <h3 className={styles["heading"]}>{text("chosen")}</h3>
      <ul className={styles["columns"]}>
        {known.map(({ id }, index) => {
          const column = headerOf(id);
          const isFirst = index === 0;
          return (
            <li
              key={id}
              className={styles["column"]}
              draggable={!isFirst}
              data-over={over === id}
              onKeyDown={isFirst ? undefined : onKeyDown(id)}
              onDragStart={() => (dragged.current = id)}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(isFirst ? null : id);
              }}
              onDrop={() => drop(id)}
              onDragEnd={() => setOver(null)}
            >
              <GripVertical className={styles["chevron"]} aria-hidden="true" visibility={isFirst ? "hidden" : "visible"} />
              <span className={styles["columnName"]}>{column}</span>
              {isFirst ? (
                <span className={styles["note"]}>{text("alwaysFirst")}</span>
              ) : (
                <>
                  <IconButton
                    size="small"
                    icon={ArrowUp}
                    label={text("up", { column })}
                    isDisabled={index === 1}
                    onPress={() => move(id, -1)}
                  />
                  <IconButton
                    size="small"
                    icon={ArrowDown}
                    label={text("down", { column })}
                    isDisabled={index === known.length - 1}
                    onPress={() => move(id, 1)}
                  />
                  <IconButton
                    size="small"
                    icon={EyeOff}
                    label={text("hide", { column })}
                    onPress={() => onChange(columns.filter((one) => one.id !== id))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {hidden.length === 0 ? null : (
        <>
          <h3 className={styles["heading"]}>{text("others")}</h3>
          <ul className={styles["columns"]}>
            {hidden.map(({ id, header }) => (
              <li key={id} className={styles["column"]}>
                <span className={styles["columnName"]}>{header}</span>
                <IconButton
                  size="small"
                  icon={Eye}
                  label={text("show", { column: header })}
                  onPress={() => onChange([...columns, { id, width: null }])}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
};
