import { statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";

const inMemory = "/dev/shm";

/** Bytes that a run never keeps in temporary files at once. */
const atMost = 4_000_000_000;

/**
 * Where a run keeps databases and data folders: in memory where there is enough of it, as copying a database of 1,800 files takes fifteen
 * times the processor on a disk; else where the system keeps temporary files, or TMPDIR says. Measurements stay on the disk, as products do.
 */
export const temporaryFolder = (): string => {
  const isTest = process.env["VITEST"] !== undefined;
  if (!isTest || process.env["TMPDIR"] !== undefined) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= atMost && freemem() >= 2 * atMost ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
};
