import { X } from "lucide-react";
import type { ReactNode } from "react";
import { dataGridText } from "../i18n/en/data-grid.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "./button.view.tsx";
import { IconButton } from "./icon-button.view.tsx";
import styles from "./selection-bar.module.css";

type SelectionBarProps = {
  /** The number of selected rows; the bar is hidden for 0. */
  readonly count: number;
  /** The number of matching rows, when more match than are on the page. */
  readonly matching?: number;
  readonly isAllMatching?: boolean;
  readonly onSelectMatching?: () => void;
  readonly onClear: () => void;
  /** Bulk actions. */
  readonly children: ReactNode;
};

/** Actions on the selected rows. */
export const SelectionBar = ({ count, matching = 0, isAllMatching = false, onSelectMatching, onClear, children }: SelectionBarProps) => {
  const text = useText(dataGridText);
  if (count === 0) return null;
  return (
    <div role="group" className={styles["bar"]} aria-label={text("bulkActions")}>
      <span className={styles["count"]} role="status">
        {isAllMatching ? text("allMatching", { count: matching }) : text("selected", { count })}
      </span>
      {!isAllMatching && matching > count && onSelectMatching !== undefined ? (
        <Button size="small" kind="quiet" onPress={onSelectMatching}>
          {text("selectMatching", { count: matching })}
        </Button>
      ) : null}
      <div className={styles["actions"]}>{children}</div>
      <IconButton icon={X} size="small" label={text("clearSelection")} shortcut="Esc" onPress={onClear} />
    </div>
  );
};
