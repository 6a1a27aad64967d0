import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "../contents/folder-faults.ts";

const suffix = ".json";

/** When an upload was last written to: its bytes, or the facts beside them, in epoch seconds. */
const changedAt = async (path: string): Promise<number> => {
  const facts = await Promise.all([path, `${path}${suffix}`].map((one) => unlessMissing(stat(one))));
  return Math.max(0, ...facts.map((found) => (found === null ? 0 : Math.floor(found.mtimeMs / 1_000))));
};

/**
 * Removes the files of uploads that nobody has continued since a time; bytes and facts of an upload go together.
 * @param folder of unfinished uploads, with folders of their owners
 * @param before epoch seconds
 * @returns how many uploads were removed
 */
export const dropStaleUploads = async (folder: string, before: number): Promise<number> => {
  const entries = (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const uploads = new Set(paths.map((path) => (path.endsWith(suffix) ? path.slice(0, -suffix.length) : path)));
  let dropped = 0;
  for (const path of uploads) {
    if ((await changedAt(path)) >= before) continue;
    for (const one of [path, `${path}${suffix}`]) await rm(one, { force: true });
    dropped += 1;
  }
  return dropped;
};
