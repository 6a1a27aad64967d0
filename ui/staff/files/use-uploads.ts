import { useEffect } from "react";
import type { FolderId } from "../../../core/files/file-id.model.ts";
import type { FileLibrary } from "../../../core/files/file-library.service.ts";
import { FileUploads } from "../../../core/files/uploads.port.ts";
import { chooseFiles } from "../../react/choose-local-files.ts";
import { useService } from "../../react/services.tsx";

/** Uploads into the library, which shows each file once it is there. */
export const useUploads = (library: FileLibrary) => {
  const uploads = useService(FileUploads);
  useEffect(() => {
    const following = uploads.uploaded$.subscribe(library.put);
    return () => following.unsubscribe();
  }, [uploads, library]);
  const add = (files: readonly File[], folder: FolderId | null): void => {
    if (typeof folder !== "string") uploads.add(files, { folder_id: folder });
  };
  return { add, choose: (folder: FolderId | null) => chooseFiles((files) => add(files, folder)) };
};
