import type { ReactNode } from "react";
import type { LibraryEntry } from "../../../core/library/library-entry.rule.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import styles from "./use-list.module.css";

type RemoveDialogProps = {
  readonly items: readonly LibraryEntry[];
  /** how long the bin keeps them */
  readonly days: number;
  /** where they are used */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before entries are deleted that are used. */
export const RemoveDialog = ({ items, days, children, onConfirm, onCancel }: RemoveDialogProps) => {
  const text = useText(libraryText);
  const [first] = items;
  return (
    <ConfirmDialog
      title={
        items.length === 1 && first !== undefined
          ? text("remove.title", { name: first.name })
          : text("remove.titleMany", { count: items.length })
      }
      action={text("remove.action")}
      isDangerous
      isOpen
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className={styles["question"]}>
        {children}
        <p>{text("remove.back", { days })}</p>
      </div>
    </ConfirmDialog>
  );
};
