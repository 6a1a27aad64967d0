import { once } from "node:events";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { extname } from "node:path";
import { finished } from "node:stream/promises";

/** The path of a repaired copy: `contacts.csv` becomes `contacts.fixed.csv`. */
export const fixedPath = (path: string): string => {
  const extension = extname(path);
  return `${path.slice(0, path.length - extension.length)}.fixed${extension}`;
};

/** The first copy that would overwrite a file, or null. */
export const blockedCopy = (paths: readonly string[]): string | null => paths.map(fixedPath).find((path) => existsSync(path)) ?? null;

/** A repaired copy that is being written. */
export type FixedCopy = {
  readonly write: (text: string) => Promise<void>;
  /**
   * Renames the copy to its final name, or deletes it when nothing was repaired.
   * @returns the path when it was kept
   */
  readonly close: (repaired: boolean) => Promise<string | null>;
};

/** Opens a copy under a temporary name beside the file. */
export const openFixedCopy = (path: string): FixedCopy => {
  const target = fixedPath(path);
  const draft = `${target}.${process.pid}.part`;
  const stream = createWriteStream(draft, { flags: "wx" });
  const failed = finished(stream);
  failed.catch(() => undefined);
  return {
    write: async (text) => {
      if (text !== "" && !stream.write(text)) await Promise.race([once(stream, "drain"), failed]);
    },
    close: async (repaired) => {
      stream.end();
      await failed;
      if (!repaired || existsSync(target)) {
        await rm(draft);
        return null;
      }
      await rename(draft, target);
      return target;
    },
  };
};
