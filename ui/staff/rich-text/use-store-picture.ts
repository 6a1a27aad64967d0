import * as E from "fp-ts/lib/Either.js";
import { filter, firstValueFrom, map } from "rxjs";
import { FileStore } from "../../../core/files/files.port.ts";
import { FileUploads } from "../../../core/files/uploads.port.ts";
import { useService } from "../../react/services.tsx";
import type { InsertedPicture } from "./rich-text-field.view.tsx";

const isOver = ({ status }: { readonly status: string }): boolean => status === "done" || status === "failed" || status === "stopped";

/** Stores a picture of the device, or one of another site by its address, in the organisation's files. */
export const useStorePicture = (): ((source: File | string) => Promise<InsertedPicture | null>) => {
  const [files, uploads] = [useService(FileStore), useService(FileUploads)];
  return async (source) => {
    if (typeof source === "string") {
      const made = await files.create({ url: source })();
      return E.isLeft(made) ? null : made.right;
    }
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
