import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type ContentKey, StorageFull, StorageUnavailable } from "../../../../adapters/server/contents/content-storage.ts";
import { folderFault } from "../../../../adapters/server/contents/folder-faults.ts";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import { failureOfError } from "../../../../adapters/server/http/failure-of-error.ts";
import { makeSmallDisk } from "../faults/small-disk.ts";

const root = mkdtempSync(join(tmpdir(), "cygnet-folder-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const key: ContentKey = { org: 1, sha256: "ab".repeat(32), variant: null };
const coded = (code: string): Error => Object.assign(new Error(code), { code });

describe("a folder of contents", () => {
  it("should on a full disk refuse what does not fit and leave nothing of it, and store it once there is room", async () => {
    const disk = makeSmallDisk();
    try {
      const folder = join(disk.folder, "files");
      const storage = makeFolderStorage(folder);
      const path = join(root, "large");
      writeFileSync(path, Buffer.alloc(4_194_304, 1));
      disk.fill(1);
      const error: unknown = disk.isReal
        ? await storage.put(key, path).catch((reason: unknown) => reason)
        : folderFault(folder, coded("ENOSPC"));
      expect(error).toBeInstanceOf(StorageFull);
      expect(failureOfError(error, "1")).toMatchObject({ tag: "full", code: "storage_full" });
      expect(await storage.size(key)).toBeNull();
      expect(disk.isReal ? readdirSync(join(folder, "tmp")) : []).toEqual([]);
      disk.clear();
      await storage.put(key, path);
      expect(await storage.size(key)).toBe(4_194_304);
    } finally {
      disk.remove();
    }
  });

  it.each([
    ["EACCES", "the server may not use it; give it to the user who runs the server"],
    ["EROFS", "it cannot be written to"],
    ["EMFILE", "too many files are open"],
  ])("should be told unavailable with its path and the reason for %s", (code, said) => {
    const error = folderFault("/data/files", coded(code));
    expect(error).toBeInstanceOf(StorageUnavailable);
    expect(error).toMatchObject({ message: `The folder of files /data/files: ${said} (${code}).` });
    expect(failureOfError(error, "1")).toMatchObject({ tag: "busy", code: "storage_away" });
  });

  it("should leave errors that it does not know as they are", () => {
    const error = new Error("a fault of ours");
    expect(folderFault("/data/files", error)).toBe(error);
  });

  it("should fail everything that is asked of it where it is no folder, and not seem empty", async () => {
    const file = join(root, "file");
    writeFileSync(file, "x");
    const storage = makeFolderStorage(join(file, "files"));
    const list = async (): Promise<void> => {
      for await (const one of storage.list()) expect(one).toBeUndefined();
    };
    for (const work of [() => storage.put(key, file), () => storage.size(key), () => storage.read(key), () => storage.remove(key), list])
      await expect(work()).rejects.toBeInstanceOf(StorageUnavailable);
  });

  it("should drop what was begun and not finished before a time, and nothing else", async () => {
    const folder = join(root, "unfinished");
    mkdirSync(join(folder, "tmp"), { recursive: true });
    const storage = makeFolderStorage(folder);
    for (const [name, changed] of [
      ["old", 1_000],
      ["new", 5_000],
    ] as const) {
      writeFileSync(join(folder, "tmp", name), "half");
      utimesSync(join(folder, "tmp", name), changed, changed);
    }
    await storage.put(key, join(folder, "tmp", "new"));
    await storage.dropUnfinished(5_000);
    expect(readdirSync(join(folder, "tmp"))).toEqual(["new"]);
    expect(await storage.size(key)).toBe(4);
  });
});
