import { useLayoutEffect, useRef } from "react";
import { useLanguage } from "../i18n/use-text.ts";
import type { BoardColumn } from "./board-column.view.tsx";
import styles from "./board.module.css";
import { Press } from "./press.view.tsx";

type BoardPickerProps = {
  readonly label: string;
  readonly columns: readonly BoardColumn[];
  readonly shown: string;
  readonly onShow: (column: string) => void;
};

/** The column picker of a board on small screens, which show one column at a time. */
export const BoardPicker = ({ label, columns, shown, onShow }: BoardPickerProps) => {
  const number = new Intl.NumberFormat(useLanguage());
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [around, pressed] = [row.current, row.current?.querySelector<HTMLElement>("[aria-pressed=true]")];
    if (around !== null && pressed)
      around.scrollLeft += pressed.getBoundingClientRect().left - around.getBoundingClientRect().left - around.clientWidth / 4;
  }, [shown]);
  return (
    <div ref={row} role="group" aria-label={label} className={styles["picker"]}>
      {columns.map(({ id, name, count }) => (
        <Press key={id} className={styles["pick"]} aria-pressed={id === shown} onPress={() => onShow(id)}>
          {name}
          {count === null ? null : <span className={styles["count"]}>{number.format(count)}</span>}
        </Press>
      ))}
    </div>
  );
};
