import { codeOf } from "../storage/database-error.ts";
import { StorageFull, StorageUnavailable } from "./content-storage.ts";

const full: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

const reasons: Readonly<Record<string, string>> = {
  EACCES: "the server may not use it; give it to the user who runs the server",
  EPERM: "the server may not use it; give it to the user who runs the server",
  ENOTDIR: "its path leads through a file",
  EROFS: "it cannot be written to",
  EIO: "its disk reports an error",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
};

/** What a function of the file system returns; null where there is no such file. */
export const unlessMissing = async <A>(work: Promise<A>): Promise<A | null> => {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
};

/** The error of the storage for an error of its folder; an unknown one unchanged. */
export const folderFault = (folder: string, error: unknown): unknown => {
  const code = codeOf(error);
  const reason = reasons[code];
  if (full.has(code)) return new StorageFull(`There is no space left in the folder of files ${folder}.`, { cause: error });
  return reason === undefined ? error : new StorageUnavailable(`The folder of files ${folder}: ${reason} (${code}).`, { cause: error });
};
