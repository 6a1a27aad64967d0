import { Folder, LockKeyhole } from "lucide-react";
import type { LibraryAction } from "../../../core/files/file-library.view-model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import { itemName, type LibraryItem } from "../../../core/files/library-item.rule.ts";
import { dataGridText } from "../../i18n/en/data-grid.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { FileThumbnail } from "./file-thumbnail.view.tsx";
import { ItemFacts, ItemMarks } from "./item-facts.view.tsx";
import { ItemMenu } from "./item-menu.view.tsx";
import styles from "./library-card.module.css";

export type LibraryCardProps = {
  readonly item: LibraryItem;
  readonly index: number;
  readonly column: number;
  /** null where it cannot be opened, as in the bin */
  readonly href: string | null;
  readonly note: string | null;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly actions: readonly LibraryAction[];
  readonly onAction: (action: LibraryAction) => void;
};

const FolderIcon = ({ folder }: { readonly folder: FileFolder }) => {
  const Picture = folder.system ? LockKeyhole : Folder;
  return <Picture className={styles["kind"]} aria-hidden="true" />;
};

const FolderPicture = ({ folder }: { readonly folder: FileFolder }) =>
  folder.files.length === 0 ? (
    <span className={styles["folder"]}>
      <Folder aria-hidden="true" />
    </span>
  ) : (
    <span className={styles["pictures"]} data-count={folder.files.length}>
      {folder.files.map((file) => (
        <FileThumbnail key={file.id} file={file} width={320} isBare />
      ))}
    </span>
  );

/** A file or folder as a card of the grid. */
export const LibraryCard = ({ item, index, column, href, note, isSelected, isActive, actions, onAction }: LibraryCardProps) => {
  const text = useText(dataGridText);
  const name = itemName(item);
  const tabIndex = isActive ? 0 : -1;
  return (
    <div
      role="gridcell"
      className={styles["card"]}
      data-index={index}
      data-kind={item.kind}
      aria-colindex={column}
      aria-selected={isSelected}
      tabIndex={tabIndex}
    >
      <div className={styles["picture"]}>
        {item.kind === "file" ? <FileThumbnail file={item.file} width={320} /> : <FolderPicture folder={item.folder} />}
      </div>
      <div className={styles["words"]}>
        <div className={styles["name"]}>
          {item.kind === "folder" ? <FolderIcon folder={item.folder} /> : null}
          {href === null ? (
            <span className={styles["title"]} title={name}>
              {name}
            </span>
          ) : (
            <Anchor href={href} className={styles["link"]} tabIndex={tabIndex} data-row-link="" title={name}>
              {name}
            </Anchor>
          )}
        </div>
        <div className={styles["facts"]}>
          <span className={styles["fact"]}>{note ?? <ItemFacts item={item} />}</span>
          <ItemMarks item={item} />
        </div>
      </div>
      <span className={styles["select"]}>
        <input
          type="checkbox"
          className={styles["checkbox"]}
          checked={isSelected}
          readOnly
          tabIndex={tabIndex}
          aria-label={text("selectRow", { name })}
          data-select=""
        />
      </span>
      <span className={styles["menu"]}>
        <ItemMenu name={name} actions={actions} isFocusable={isActive} onAction={onAction} />
      </span>
    </div>
  );
};
