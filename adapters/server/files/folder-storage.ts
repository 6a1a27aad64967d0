import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { contentKeyOf, contentPath } from "./content-path.ts";
import { type ContentKey, type ContentStorage, StorageFull } from "./content-storage.ts";

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && codes.includes(String(Reflect.get(error, "code")));

const sizeOf = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
};

const synced = async (path: string): Promise<void> => {
  const handle = await open(path, "r+");
  await handle.sync().finally(() => handle.close());
};

/** Contents in a folder: written beside their place and renamed, so that no half file is ever visible. */
export const makeFolderStorage = (folder: string): ContentStorage => {
  const placeOf = (key: ContentKey): string => join(folder, contentPath(key));
  const put = async (key: ContentKey, path: string): Promise<void> => {
    const place = placeOf(key);
    if ((await sizeOf(place)) !== null) return;
    const beside = join(folder, "tmp", randomUUID());
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await mkdir(dirname(beside), { recursive: true, mode: 0o700 });
    try {
      await copyFile(path, beside);
      await synced(beside);
      await rename(beside, place);
    } catch (error) {
      await rm(beside, { force: true });
      throw isCode(error, "ENOSPC", "EDQUOT") ? new StorageFull("There is no space left for files.") : error;
    }
  };
  const variantsOf = async (key: ContentKey): Promise<readonly string[]> => {
    const names = await readdir(dirname(placeOf(key))).catch(() => []);
    return names.filter((name) => name.startsWith(`${key.sha256}.`)).map((name) => join(dirname(placeOf(key)), name));
  };
  return {
    put,
    size: (key) => sizeOf(placeOf(key)),
    read: async (key, range) => ((await sizeOf(placeOf(key))) === null ? null : createReadStream(placeOf(key), range)),
    remove: async (key) => {
      const paths = key.variant === null ? [...(await variantsOf(key)), placeOf(key)] : [placeOf(key)];
      for (const path of paths) await rm(path, { force: true });
    },
    list: async function* () {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        const key = entry.isFile() ? contentKeyOf(relative(folder, path).split(sep).join("/")) : null;
        const facts = key === null ? null : await stat(path).catch(() => null);
        if (key !== null && facts !== null) yield { key, bytes: facts.size, changedAt: Math.floor(facts.mtimeMs / 1000) };
      }
    },
  };
};
