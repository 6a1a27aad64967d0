import { statfsSync } from "node:fs";

/** With less the embedded database might not get the next 16 MB segment of its log, and could not continue. */
const leastBytes = 32 * 1_048_576;
const heldMs = 250;

/** Free bytes on the disk of a folder. */
export type FreeSpace = (folder: string) => number;

export const freeSpace: FreeSpace = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Whether a folder's disk has too little space for writes; cached for a quarter of a second. */
export const makeIsFull = (folder: string, free: FreeSpace): (() => boolean) => {
  let [asked, isFull] = [Number.NEGATIVE_INFINITY, false];
  return () => {
    if (performance.now() - asked < heldMs) return isFull;
    isFull = free(folder) < leastBytes;
    asked = performance.now();
    return isFull;
  };
};
