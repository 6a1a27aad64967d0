import { Copy, HardDrive, ImageOff, Trash2 } from "lucide-react";
import type { FolderId } from "../../../core/files/file-id.model.ts";
import type { FileFolder, FileUsage } from "../../../core/files/file.model.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { LibraryNav } from "../library/library-nav.view.tsx";
import { PlaceLink } from "../library/place-link.view.tsx";
import { binHref, duplicatesHref, folderHref, undescribedHref } from "./library-address.ts";
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
const lists = [
  { id: "undescribed", href: undescribedHref, icon: ImageOff },
  { id: "duplicates", href: duplicatesHref, icon: Copy },
  { id: "bin", href: binHref, icon: Trash2 },
] as const;

/** The navigation of the file library: folders, lists and the storage in use. */
export const LibraryPlaces = ({ folders, usage, place, open, isGuest, onGo = nothing }: LibraryPlacesProps) => {
  const text = useText(filesText);
  return (
    <LibraryNav
      top={{ href: folderHref(null), icon: HardDrive, label: text("places.all"), isCurrent: place === "folder" && open === null }}
      folders={folders}
      open={place === "folder" ? open : null}
      hrefOf={folderHref}
      onGo={onGo}
      places={
        isGuest
          ? undefined
          : lists.map(({ id, href, icon }) => (
              <PlaceLink key={id} href={href} icon={icon} label={text(`places.${id}`)} isCurrent={place === id} onGo={onGo} />
            ))
      }
      foot={isGuest || latestValue(usage) === undefined ? undefined : <StorageBar usage={usage} />}
    />
  );
};
