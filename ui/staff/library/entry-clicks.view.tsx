import type { ReactNode } from "react";
import type { LibraryEntry } from "../../../core/library/library-entry.rule.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import styles from "./library.module.css";
import { useModifiedClicks } from "./use-modified-clicks.ts";

type EntryClicksProps = {
  readonly items: readonly LibraryEntry[];
  readonly selection: Selection;
  readonly isLoading: boolean;
  readonly onSelection: (selection: Selection) => void;
  readonly children: ReactNode;
};

/** Entries that are selected by Ctrl, Cmd or Shift and a click, as in a file manager. */
export const EntryClicks = ({ items, selection, isLoading, onSelection, children }: EntryClicksProps) => {
  const onClick = useModifiedClicks(
    items.map(({ key }) => key),
    selection,
    onSelection,
  );
  return (
    <div className={styles["body"]} data-loading={isLoading} onClickCapture={onClick}>
      {children}
    </div>
  );
};
