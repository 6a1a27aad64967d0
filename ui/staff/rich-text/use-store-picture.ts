import * as E from "fp-ts/lib/Either.js";
import { FileStore } from "../../../core/files/files.port.ts";
import { useService } from "../../react/services.tsx";
import { useStoreFile } from "../files/use-store-file.ts";
import type { InsertedPicture } from "./rich-text-field.view.tsx";

/** Stores a picture of the device, or one of another site by its address, in the organisation's files. */
export const useStorePicture = (): ((source: File | string) => Promise<InsertedPicture | null>) => {
  const files = useService(FileStore);
  const store = useStoreFile();
  return async (source) => {
    if (typeof source !== "string") return store(source);
    const made = await files.create({ url: source })();
    return E.isLeft(made) ? null : made.right;
  };
};
