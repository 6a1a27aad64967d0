import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freeSpace } from "../../../../adapters/server/storage/free-space.ts";

const megabyte = 1_048_576;
const size = 220;

/**
 * A disk of its own that can be filled.
 * @property isReal whether writing to it really fails; where nothing may be mounted it only says that it is full
 */
export type SmallDisk = {
  readonly isReal: boolean;
  readonly folder: string;
  readonly free: () => number;
  /** @param left megabytes that stay free */
  readonly fill: (left: number) => void;
  readonly clear: () => void;
  readonly remove: () => void;
};

const isMounted = (folder: string): boolean => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}m`, "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

export const makeSmallDisk = (): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), "cygnet-disk-"));
  const isReal = isMounted(folder);
  const filler = join(folder, "filler");
  let said = Number.POSITIVE_INFINITY;
  return {
    isReal,
    folder,
    free: () => (isReal ? freeSpace(folder) : said),
    fill: (left) => {
      if (isReal) writeFileSync(filler, Buffer.alloc(freeSpace(folder) - left * megabyte));
      said = left * megabyte;
    },
    clear: () => {
      rmSync(filler, { force: true });
      said = Number.POSITIVE_INFINITY;
    },
    remove: () => {
      if (isReal) execFileSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
