import { Folder, LockKeyhole } from "lucide-react";
import type { LibraryAction } from "../../../core/files/file-library.view-model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import { CardFact, CardIcon, type CardPlace, EntryCard } from "../library/entry-card.view.tsx";
import { EntryMenu } from "../library/entry-menu.view.tsx";
import styles from "./file-card.module.css";
import { FileThumbnail } from "./file-thumbnail.view.tsx";
import { ItemFacts, ItemMarks } from "./item-facts.view.tsx";

/** What is shown of an entry, and what can be done with it. */
export type FileCardProps = {
  /** null where it cannot be opened, as in the bin */
  readonly href: string | null;
  /** instead of type and size; null for those */
  readonly note: string | null;
  readonly actions: readonly LibraryAction[];
  readonly onAction: (action: LibraryAction) => void;
};

const FolderPicture = ({ folder }: { readonly folder: FileFolder }) =>
  folder.files.length === 0 ? (
    <CardIcon icon={Folder} />
  ) : (
    <span className={styles["pictures"]} data-count={folder.files.length}>
      {folder.files.map((file) => (
        <FileThumbnail key={file.id} file={file} width={320} isBare />
      ))}
    </span>
  );

/** A file or folder as a card of the grid. */
export const FileCard = ({
  item,
  place,
  href,
  note,
  actions,
  onAction,
}: FileCardProps & { readonly item: LibraryItem; readonly place: CardPlace }) => (
  <EntryCard
    item={item}
    place={place}
    href={href}
    icon={item.kind === "file" ? null : item.folder.system ? LockKeyhole : Folder}
    picture={item.kind === "file" ? <FileThumbnail file={item.file} width={320} /> : <FolderPicture folder={item.folder} />}
    facts={
      <>
        <CardFact>{note ?? <ItemFacts item={item} />}</CardFact>
        <ItemMarks item={item} />
      </>
    }
    menu={<EntryMenu name={item.name} actions={actions} isFocusable={place.isActive} onAction={onAction} />}
  />
);
