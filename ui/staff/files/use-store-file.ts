import { filter, firstValueFrom, map } from "rxjs";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { FileUploads } from "../../../core/files/uploads.port.ts";
import { useService } from "../../react/services.tsx";

const isOver = ({ status }: { readonly status: string }): boolean => status === "done" || status === "failed" || status === "stopped";

/** Uploads a file to the organisation's files, into no folder; null when that failed or was cancelled. */
export const useStoreFile = (): ((source: File) => Promise<FileRecord | null>) => {
  const uploads = useService(FileUploads);
  return async (source) => {
    const [id] = uploads.add([source], { folder_id: null });
    const upload = await firstValueFrom(
      uploads.uploads$.pipe(
        map((all) => all.find((one) => one.id === id)),
        filter((one) => one === undefined || isOver(one)),
      ),
    );
    return upload?.file ?? null;
  };
};
