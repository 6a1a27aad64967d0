import type { FileLibrary } from "../../../core/files/file-library.service.ts";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import { filesText } from "../../i18n/en/files.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { EntryNameScreen } from "../library/entry-name.screen.tsx";
import { MoveDialog } from "../library/move-dialog.view.tsx";
import { FileLinksScreen } from "./file-links.screen.tsx";
import { ShareItemsScreen } from "./share-items.screen.tsx";
import { UploadDialog } from "./upload-dialog.view.tsx";
import type { LibraryActions } from "./use-library-actions.ts";
import type { LibraryDialog } from "./use-library-run.ts";
import { UsedDialog } from "./used-dialog.view.tsx";

type LibraryDialogsProps = {
  readonly dialog: NonNullable<LibraryDialog>;
  readonly library: FileLibrary;
  readonly folders: readonly FileFolder[];
  /** the open folder; null for none */
  readonly folder: FileFolder | null;
  readonly actions: LibraryActions;
  readonly onUpload: (files: readonly File[]) => void;
  readonly onFolders: () => void;
  readonly onClose: () => void;
};

/** The dialogs of the library. */
export const LibraryDialogs = ({ dialog, library, folders, folder, actions, onUpload, onFolders, onClose }: LibraryDialogsProps) => {
  const [text, words] = [useText(filesText), useText(libraryText)];
  switch (dialog.kind) {
    case "folder":
      return (
        <EntryNameScreen
          before={null}
          label={words("folder.name")}
          maxLength={fileLimits.name}
          command={(name) => library.createFolder(name, typeof folder?.id === "number" ? folder.id : null)}
          onClose={onClose}
        />
      );
    case "upload":
      return (
        <UploadDialog
          folder={folder?.name ?? null}
          onFolders={onFolders}
          onClose={onClose}
          onFiles={(files) => {
            onUpload(files);
            onClose();
          }}
        />
      );
    case "rename":
      return (
        <EntryNameScreen
          before={dialog.item.name}
          label={dialog.item.kind === "file" ? text("fileName") : words("folder.name")}
          maxLength={fileLimits.name}
          command={(name) => library.rename(dialog.item, name)}
          onClose={onClose}
        />
      );
    case "move":
      return (
        <MoveDialog
          items={dialog.items}
          folders={folders}
          top={text("places.all")}
          onClose={onClose}
          onMove={(target) => {
            void actions.move(dialog.items, target);
            onClose();
          }}
        />
      );
    case "teams":
      return <ShareItemsScreen items={dialog.items} onShared={library.reload} onClose={onClose} />;
    case "link":
      return <FileLinksScreen item={dialog.item} onClose={onClose} />;
    case "used":
      return (
        <UsedDialog
          items={dialog.items}
          used={dialog.used}
          onCancel={onClose}
          onConfirm={() => {
            void actions.remove(dialog.items);
            onClose();
          }}
        />
      );
  }
};
