import { FolderPlus, Upload } from "lucide-react";
import type { ReactNode } from "react";
import type { LibraryAction } from "../../../core/files/file-library.view-model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import { filesText } from "../../i18n/en/files.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { LibraryHeader } from "../library/library-header.view.tsx";
import { folderHref } from "./library-address.ts";
import type { LibraryPlace } from "./library-places.view.tsx";

export type FileHeaderProps = {
  readonly help?: ReactNode;
  readonly place: LibraryPlace;
  /** folders from the top down to the open one */
  readonly path: readonly FileFolder[];
  /** of files; null while unknown */
  readonly count: number | null;
  readonly folderActions: readonly LibraryAction[];
  readonly mayAdd: boolean;
  readonly mayAddFolder: boolean;
  readonly onUpload: () => void;
  readonly onNewFolder: () => void;
  readonly onFolderAction: (action: LibraryAction) => void;
};

const titleKeys = { folder: "title", undescribed: "places.undescribed", duplicates: "places.duplicates", bin: "places.bin" } as const;

/** The title, path and primary actions of the file library. */
export const FileHeader = ({ place, path, mayAdd, mayAddFolder, onUpload, onNewFolder, ...props }: FileHeaderProps) => {
  const [text, words] = [useText(filesText), useText(libraryText)];
  const folder = path.at(-1);
  const notes = {
    folder: folder?.system === true ? "list.systemNote" : null,
    undescribed: "list.undescribedNote",
    bin: "list.binNote",
    duplicates: null,
  } as const;
  const note = notes[place];
  const all = { label: text("places.all"), href: folderHref(null) };
  return (
    <LibraryHeader
      {...props}
      title={folder?.name ?? text(titleKeys[place])}
      note={note === null ? null : text(note)}
      crumbs={path.length === 0 ? [] : [all, ...path.map(({ id, name }) => ({ label: name, href: folderHref(id) }))]}
    >
      {mayAddFolder ? (
        <Button icon={FolderPlus} onPress={onNewFolder}>
          {words("actions.newFolder")}
        </Button>
      ) : null}
      {mayAdd ? (
        <Button kind="primary" icon={Upload} onPress={onUpload}>
          {text("actions.upload")}
        </Button>
      ) : null}
    </LibraryHeader>
  );
};
