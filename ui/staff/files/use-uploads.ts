import { useEffect } from "react";
import type { FileLibrary } from "../../../core/files/file-library.service.ts";
import { FileUploads } from "../../../core/files/uploads.port.ts";
import type { FolderKey } from "../../../core/library/folder-tree.rule.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { chooseFiles } from "../../react/choose-local-files.ts";
import { useService } from "../../react/services.tsx";

/** Uploads into the library, which shows each file once it is there. */
export const useUploads = (library: FileLibrary) => {
  const uploads = useService(FileUploads);
  const [text, toasts] = [useText(filesText), useToasts()];
  useEffect(() => {
    const following = uploads.uploaded$.subscribe(({ file, isNew }) => (isNew ? library.add(file) : library.put(file)));
    return () => following.unsubscribe();
  }, [uploads, library]);
  const add = (files: readonly File[], folder: FolderKey | null): void => {
    if (typeof folder !== "string") uploads.add(files, { folder_id: folder });
  };
  const refuseFolders = (): void => void toasts.show({ text: text("upload.noFolders"), tone: "error" });
  return { add, refuseFolders, choose: (folder: FolderKey | null) => chooseFiles((files) => add(files, folder)) };
};
