import { Copy, HardDrive, ImageOff, Trash2 } from "lucide-react";
import type { FolderId } from "../../../core/files/file-id.model.ts";
import type { FileFolder, FileUsage } from "../../../core/files/file.model.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { FolderTree } from "./folder-tree.view.tsx";
import { binHref, duplicatesHref, folderHref, undescribedHref } from "./library-address.ts";
import styles from "./library-places.module.css";
import { StorageBar } from "./storage-bar.view.tsx";

/** A part of the library; `folder` for a folder or the top. */
export type LibraryPlace = "folder" | "undescribed" | "duplicates" | "bin";

export type LibraryPlacesProps = {
  readonly folders: Remote<readonly FileFolder[]>;
  readonly usage: Remote<FileUsage>;
  readonly place: LibraryPlace;
  readonly open: FolderId | null;
  /** guests see only folders */
  readonly isGuest: boolean;
  readonly onGo?: () => void;
};

const nothing = (): void => undefined;

type PlaceProps = {
  readonly href: string;
  readonly icon: Icon;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly onGo: () => void;
  /** takes dropped files */ readonly isTarget?: boolean;
};

const Place = ({ href, icon: Picture, label, isCurrent, onGo, isTarget = false }: PlaceProps) => (
  <li className={styles["row"]}>
    <Anchor
      href={href}
      className={styles["link"]}
      draggable={false}
      onClick={onGo}
      {...(isTarget ? { "data-folder": "" } : {})}
      {...(isCurrent ? { "aria-current": "page" as const } : {})}
    >
      <Picture aria-hidden="true" />
      <span className={styles["label"]}>{label}</span>
    </Anchor>
  </li>
);

/** The navigation of the library: folders, lists and the storage in use. */
export const LibraryPlaces = ({ folders, usage, place, open, isGuest, onGo = nothing }: LibraryPlacesProps) => {
  const text = useText(filesText);
  const known = latestValue(folders);
  return (
    <nav className={styles["places"]} aria-label={text("places.label")}>
      <ul className={styles["list"]}>
        <Place
          href={folderHref(null)}
          icon={HardDrive}
          label={text("places.all")}
          isCurrent={place === "folder" && open === null}
          onGo={onGo}
          isTarget
        />
        {known === undefined ? (
          folders.tag === "failed" ? null : (
            <li className={styles["waiting"]}>
              <SkeletonLines lines={3} />
            </li>
          )
        ) : (
          <FolderTree folders={known} open={place === "folder" ? open : null} onGo={onGo} />
        )}
      </ul>
      {isGuest ? null : (
        <>
          <ul className={styles["list"]}>
            <Place
              href={undescribedHref}
              icon={ImageOff}
              label={text("places.undescribed")}
              isCurrent={place === "undescribed"}
              onGo={onGo}
            />
            <Place href={duplicatesHref} icon={Copy} label={text("places.duplicates")} isCurrent={place === "duplicates"} onGo={onGo} />
            <Place href={binHref} icon={Trash2} label={text("places.bin")} isCurrent={place === "bin"} onGo={onGo} />
          </ul>
          {latestValue(usage) === undefined ? null : (
            <div className={styles["usage"]}>
              <StorageBar usage={usage} />
            </div>
          )}
        </>
      )}
    </nav>
  );
};
