import type { FileLibrary } from "../../../core/files/file-library.service.ts";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import { itemName, type LibraryItem } from "../../../core/files/library-item.rule.ts";
import { sayingOf } from "../../../core/kernel/failure.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useText } from "../../i18n/use-text.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { NameDialog } from "../groups/name-dialog.view.tsx";

type NewFolderProps = { readonly library: FileLibrary; readonly parent: FileFolder | null; readonly onClose: () => void };

/** Creates a folder in the open one. */
export const NewFolderScreen = ({ library, parent, onClose }: NewFolderProps) => {
  const text = useText(filesText);
  const words = useRefusalWords();
  const { isPending, failure, run } = useSubmit();
  return (
    <NameDialog
      title={text("actions.newFolder")}
      label={text("folder.name")}
      action={text("folder.create")}
      start=""
      error={failure === null ? null : words(sayingOf(failure))}
      isPending={isPending}
      maxLength={fileLimits.name}
      onSubmit={(name) => run(library.createFolder(name, typeof parent?.id === "number" ? parent.id : null), onClose)}
      onClose={onClose}
    />
  );
};

type ItemNameProps = { readonly item: LibraryItem; readonly library: FileLibrary; readonly onClose: () => void };

/** Renames a file or folder. */
export const ItemNameScreen = ({ item, library, onClose }: ItemNameProps) => {
  const text = useText(filesText);
  const words = useRefusalWords();
  const { isPending, failure, run } = useSubmit();
  return (
    <NameDialog
      title={text("folder.rename", { name: itemName(item) })}
      label={text(item.kind === "file" ? "folder.file" : "folder.name")}
      action={text("folder.save")}
      start={itemName(item)}
      error={failure === null ? null : words(sayingOf(failure))}
      isPending={isPending}
      maxLength={fileLimits.name}
      onSubmit={(name) => run(library.rename(item, name), onClose)}
      onClose={onClose}
    />
  );
};
