import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Forces a file to the disk. */
const synced = async (path: string, flags: "r" | "r+" = "r+"): Promise<void> => {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
};

/** Forces the names in a folder to the disk, on systems that can. */
const syncedFolder = async (folder: string): Promise<void> => {
  if (process.platform !== "win32") await synced(folder, "r");
};

/** Makes a folder and forces every new name to the disk. */
const madeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncedFolder(dirname(made));
};

/**
 * Copies a file so that its place holds the old file or all of the new one, at any time and after a power cut.
 * @param beside folder on the same disk for the unfinished copy
 */
export const durableCopy = async (path: string, place: string, beside: string): Promise<void> => {
  const unfinished = join(beside, randomUUID());
  await madeFolder(dirname(place));
  await madeFolder(beside);
  try {
    await copyFile(path, unfinished);
    await synced(unfinished);
    await rename(unfinished, place);
    await syncedFolder(dirname(place));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
};
