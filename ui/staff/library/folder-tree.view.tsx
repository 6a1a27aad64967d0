import { ChevronRight, Folder, LockKeyhole } from "lucide-react";
import { useState } from "react";
import { type FolderKey, folderPath, folderRows, type TreeFolder } from "../../../core/library/folder-tree.rule.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import styles from "./library-places.module.css";

type FolderTreeProps = {
  readonly folders: readonly TreeFolder[];
  readonly open: FolderKey | null;
  readonly hrefOf: (id: FolderKey) => string;
  readonly onGo: () => void;
};

/** All folders as nested links; those inside a folder show once it is opened or expanded. */
export const FolderTree = ({ folders, open, hrefOf, onGo }: FolderTreeProps) => {
  const text = useText(libraryText);
  const [toggled, setToggled] = useState<ReadonlyMap<FolderKey, boolean>>(new Map());
  const path = folderPath(folders, open).map(({ id }) => id);
  const isExpanded = (id: FolderKey): boolean => toggled.get(id) ?? path.includes(id);
  const rows = folderRows(folders);
  const shown = rows.filter(({ folder }) =>
    folderPath(folders, folder.id)
      .slice(0, -1)
      .every(({ id }) => isExpanded(id)),
  );
  return shown.map(({ folder, depth }) => {
    const Picture = folder.system ? LockKeyhole : Folder;
    const hasFolders = rows.some((row) => row.folder.parent_id === folder.id);
    return (
      <li key={folder.id} className={styles["row"]} style={{ paddingInlineStart: `calc(var(--space-4) * ${depth})` }}>
        {hasFolders ? (
          <button
            type="button"
            className={styles["toggle"]}
            aria-expanded={isExpanded(folder.id)}
            aria-label={text("places.expand", { name: folder.name })}
            onClick={() => setToggled(new Map(toggled).set(folder.id, !isExpanded(folder.id)))}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        ) : (
          <span className={styles["toggle"]} />
        )}
        <Anchor
          href={hrefOf(folder.id)}
          className={styles["link"]}
          title={folder.name}
          draggable={false}
          data-folder={folder.id}
          onClick={onGo}
          {...(folder.id === open ? { "aria-current": "page" as const } : {})}
        >
          <Picture aria-hidden="true" />
          <span className={styles["label"]}>{folder.name}</span>
        </Anchor>
      </li>
    );
  });
};
