import { useState } from "react";
import type { FileFolder } from "../../../core/files/file.model.ts";
import { folderPathName, folderRows } from "../../../core/files/folder-tree.rule.ts";
import { itemName, type LibraryItem, mayMoveItems } from "../../../core/files/library-item.rule.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import styles from "./move-dialog.module.css";

type MoveDialogProps = {
  readonly items: readonly LibraryItem[];
  readonly folders: readonly FileFolder[];
  /** @param folder null for no folder */
  readonly onMove: (folder: { readonly id: number; readonly name: string } | null) => void;
  readonly onClose: () => void;
};

const top = "top";
/** From this number of folders on, they can be searched. */
const searchFrom = 8;

/** Chooses the folder to which entries are moved. */
export const MoveDialog = ({ items, folders, onMove, onClose }: MoveDialogProps) => {
  const text = useText(filesText);
  const [target, setTarget] = useState<string>("");
  const [search, setSearch] = useState("");
  const [first] = items;
  const targets = folderRows(folders)
    .map(({ folder }) => folder)
    .filter((folder) => mayMoveItems(folders, items, folder.id));
  const options = [
    ...(mayMoveItems(folders, items, null) ? [{ id: top, label: text("move.root") }] : []),
    ...targets.map((folder) => ({ id: String(folder.id), label: folderPathName(folders, folder.id) })),
  ];
  const shown = options.filter(({ label, id }) => id === target || label.toLowerCase().includes(search.trim().toLowerCase()));
  const chosen = targets.find(({ id }) => String(id) === target);
  const move = (): void => {
    if (target === top) onMove(null);
    else if (typeof chosen?.id === "number") onMove({ id: chosen.id, name: chosen.name });
  };
  return (
    <Dialog
      title={
        items.length === 1 && first !== undefined
          ? text("move.title", { name: itemName(first) })
          : text("move.titleMany", { count: items.length })
      }
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text("actions.cancel")}</Button>
          <Button kind="primary" isDisabled={target === ""} onPress={move}>
            {text("move.action")}
          </Button>
        </>
      }
    >
      {options.length === 0 ? (
        <p className={styles["none"]}>{text("move.none")}</p>
      ) : (
        <div className={styles["body"]}>
          {options.length < searchFrom ? null : (
            <SearchField label={text("move.search")} placeholder={text("move.search")} value={search} onChange={setSearch} />
          )}
          <div className={styles["folders"]}>
            <RadioGroup label={text("move.to")} options={shown} value={target} onChange={setTarget} />
          </div>
        </div>
      )}
    </Dialog>
  );
};
