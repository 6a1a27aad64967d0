import { ChevronRight, Folder } from "lucide-react";
import type { FolderId } from "../../../../core/files/file-id.model.ts";
import type { FileFolder } from "../../../../core/files/file.model.ts";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import styles from "./picker-folders.module.css";

type PickerFoldersProps = {
  /** from the top level to the open folder */ readonly path: readonly FileFolder[];
  readonly folders: readonly FileFolder[];
  readonly onOpen: (folder: FolderId | null) => void;
};

/** The path to the open folder, and the folders in it. */
export const PickerFolders = ({ path, folders, onOpen }: PickerFoldersProps) => {
  const text = useText(filePickerText);
  const steps = [{ id: null, name: text("folders.top") }, ...path];
  return (
    <>
      <nav aria-label={text("folders.path")}>
        <ol className={styles["path"]}>
          {steps.map(({ id, name }, place) => (
            <li key={id ?? "top"} className={styles["step"]}>
              {place === 0 ? null : <ChevronRight className={styles["between"]} aria-hidden="true" />}
              {place === steps.length - 1 ? (
                <span className={styles["here"]} aria-current="location">
                  {name}
                </span>
              ) : (
                <button type="button" className={styles["link"]} onClick={() => onOpen(id)}>
                  {name}
                </button>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {folders.length === 0 ? null : (
        <ul className={styles["folders"]} aria-label={text("folders.list")}>
          {folders.map((folder) => (
            <li key={folder.id}>
              <button type="button" className={styles["folder"]} onClick={() => onOpen(folder.id)}>
                <Folder className={styles["icon"]} aria-hidden="true" />
                <span className={styles["name"]}>{folder.name}</span>
                <span className={styles["count"]}>{text("folders.files", { count: folder.files_count })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
