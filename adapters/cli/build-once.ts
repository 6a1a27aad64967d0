import { setTimeout } from "node:timers/promises";
import { FolderInUse, lockFolder } from "../server/storage/data-folder.ts";

const looksAgainAfterMs = 250;

/**
 * @property folder holds the lock of who builds; made where it is missing
 * @property isBuilt whether there is nothing to do, asked again once nobody else builds
 * @property waits called once where another process builds
 */
export type Building = {
  readonly folder: string;
  readonly isBuilt: () => Promise<boolean>;
  readonly build: () => Promise<void>;
  readonly waits: () => void;
};

const locked = async (folder: string, waits: () => void): Promise<() => Promise<void>> => {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (attempt === 0) waits();
      await setTimeout(looksAgainAfterMs);
    }
};

/** Builds what is not built; of several processes that start together one builds, and the others wait for it. */
export const buildOnce = async ({ folder, isBuilt, build, waits }: Building): Promise<void> => {
  if (await isBuilt()) return;
  const unlock = await locked(folder, waits);
  try {
    if (!(await isBuilt())) await build();
  } finally {
    await unlock();
  }
};
