import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import { EntryGrid, type EntryGridProps } from "../library/entry-grid.view.tsx";
import { FileCard, type FileCardProps } from "./file-card.view.tsx";

type FileGridProps = Omit<EntryGridProps<LibraryItem>, "children"> & { readonly cardOf: (item: LibraryItem) => FileCardProps };

/** Files and folders as cards. */
export const FileGrid = ({ cardOf, ...grid }: FileGridProps) => (
  <EntryGrid {...grid}>{(item, place) => <FileCard key={item.key} {...cardOf(item)} item={item} place={place} />}</EntryGrid>
);
