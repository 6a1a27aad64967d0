import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import type { UsedFiles } from "../../../core/files/used-files.service.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { RemoveDialog } from "../library/remove-dialog.view.tsx";
import { FileUseList } from "./file-use-list.view.tsx";

type UsedDialogProps = {
  readonly items: readonly LibraryItem[];
  readonly used: UsedFiles;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before files are deleted that are used, and names where. */
export const UsedDialog = ({ items, used, onConfirm, onCancel }: UsedDialogProps) => {
  const text = useText(filesText);
  const isFile = items.length === 1 && items[0]?.kind === "file";
  const count = used.uses.length + used.hidden;
  return (
    <RemoveDialog items={items} days={30} onConfirm={onConfirm} onCancel={onCancel}>
      {count === 0 ? null : <p>{text(isFile ? "remove.used" : "remove.usedMany", { count })}</p>}
      <FileUseList uses={used.uses} hidden={used.hidden} most={6} />
      {used.unchecked === 0 ? null : <p>{text("remove.unchecked", { count: used.unchecked })}</p>}
    </RemoveDialog>
  );
};
