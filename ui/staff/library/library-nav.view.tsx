import type { ReactNode } from "react";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import type { FolderKey, TreeFolder } from "../../../core/library/folder-tree.rule.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Icon } from "../../kit/icon.ts";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { FolderTree } from "./folder-tree.view.tsx";
import styles from "./library-places.module.css";
import { PlaceLink } from "./place-link.view.tsx";

type LibraryNavProps = {
  /** the list of what is in no folder */
  readonly top: { readonly href: string; readonly icon: Icon; readonly label: string; readonly isCurrent: boolean };
  readonly folders: Remote<readonly TreeFolder[]>;
  readonly open: FolderKey | null;
  readonly hrefOf: (id: FolderKey) => string;
  readonly onGo: () => void;
  /** further lists, as links */
  readonly places?: ReactNode;
  readonly foot?: ReactNode;
};

/** The navigation of a library: its folders and lists. */
export const LibraryNav = ({ top, folders, open, hrefOf, onGo, places, foot }: LibraryNavProps) => {
  const text = useText(libraryText);
  const known = latestValue(folders);
  return (
    <nav className={styles["places"]} aria-label={text("places.label")}>
      <ul className={styles["list"]}>
        <PlaceLink {...top} onGo={onGo} isTarget />
        {known === undefined ? (
          folders.tag === "failed" ? null : (
            <li className={styles["waiting"]}>
              <SkeletonLines lines={3} />
            </li>
          )
        ) : (
          <FolderTree folders={known} open={open} hrefOf={hrefOf} onGo={onGo} />
        )}
      </ul>
      {places === undefined ? null : <ul className={styles["list"]}>{places}</ul>}
      {foot === undefined ? null : <div className={styles["usage"]}>{foot}</div>}
    </nav>
  );
};
