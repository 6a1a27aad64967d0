import { statfsSync } from "node:fs";

/** Below this the embedded database might not get the next segment of its log, of 16 MB, and could not go on. */
const leastBytes = 32 * 1_048_576;
const heldMs = 250;

/** Bytes that are free where a folder is. */
export type FreeSpace = (folder: string) => number;

export const freeSpace: FreeSpace = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Whether a folder's disk has too little room to write; asks again after a quarter of a second. */
export const makeIsFull = (folder: string, free: FreeSpace): (() => boolean) => {
  let [asked, isFull] = [Number.NEGATIVE_INFINITY, false];
  return () => {
    if (performance.now() - asked < heldMs) return isFull;
    isFull = free(folder) < leastBytes;
    asked = performance.now();
    return isFull;
  };
};
