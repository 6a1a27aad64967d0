import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import type { UsedFiles } from "../../../core/files/used-files.service.ts";
import { filesText } from "../../i18n/en/files.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import styles from "./file-use-list.module.css";
import { FileUseList } from "./file-use-list.view.tsx";

type UsedDialogProps = {
  readonly items: readonly LibraryItem[];
  readonly used: UsedFiles;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before files are deleted that are used, and names where. */
export const UsedDialog = ({ items, used, onConfirm, onCancel }: UsedDialogProps) => {
  const [text, words] = [useText(filesText), useText(libraryText)];
  const [first] = items;
  const isOne = items.length === 1 && first !== undefined;
  const count = used.uses.length + used.hidden;
  return (
    <ConfirmDialog
      title={isOne ? words("remove.title", { name: first.name }) : words("remove.titleMany", { count: items.length })}
      action={words("remove.action")}
      isDangerous
      isOpen
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className={styles["question"]}>
        {count === 0 ? null : <p>{text(isOne && first.kind === "file" ? "remove.used" : "remove.usedMany", { count })}</p>}
        <FileUseList uses={used.uses} hidden={used.hidden} most={6} />
        {used.unchecked === 0 ? null : <p>{text("remove.unchecked", { count: used.unchecked })}</p>}
        <p>{words("remove.back", { days: 30 })}</p>
      </div>
    </ConfirmDialog>
  );
};
