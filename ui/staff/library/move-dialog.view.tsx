import { useState } from "react";
import { folderPathName, folderRows, type TreeFolder } from "../../../core/library/folder-tree.rule.ts";
import { type LibraryEntry, mayMoveEntries } from "../../../core/library/library-entry.rule.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import styles from "./move-dialog.module.css";

type MoveDialogProps = {
  readonly items: readonly LibraryEntry[];
  readonly folders: readonly TreeFolder[];
  /** name of the top of the library */
  readonly top: string;
  /** @param folder its id is null for no folder */
  readonly onMove: (folder: { readonly id: number | null; readonly name: string }) => void;
  readonly onClose: () => void;
};

const topId = "top";
/** From this number of folders on, they can be searched. */
const searchFrom = 8;

/** Chooses the folder to which entries are moved. */
export const MoveDialog = ({ items, folders, top, onMove, onClose }: MoveDialogProps) => {
  const text = useText(libraryText);
  const [target, setTarget] = useState<string>("");
  const [search, setSearch] = useState("");
  const [first] = items;
  const targets = folderRows(folders)
    .map(({ folder }) => folder)
    .filter((folder) => mayMoveEntries(folders, items, folder.id));
  const options = [
    ...(mayMoveEntries(folders, items, null) ? [{ id: topId, label: text("move.root", { name: top }) }] : []),
    ...targets.map((folder) => ({ id: String(folder.id), label: folderPathName(folders, folder.id) })),
  ];
  const shown = options.filter(({ label, id }) => id === target || label.toLowerCase().includes(search.trim().toLowerCase()));
  const chosen = targets.find(({ id }) => String(id) === target);
  const move = (): void => {
    if (target === topId) onMove({ id: null, name: top });
    else if (typeof chosen?.id === "number") onMove({ id: chosen.id, name: chosen.name });
  };
  return (
    <Dialog
      title={
        items.length === 1 && first !== undefined
          ? text("move.title", { name: first.name })
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
