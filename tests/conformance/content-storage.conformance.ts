import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import type { ContentKey, ContentStorage, StoredContent } from "../../adapters/server/contents/content-storage.ts";

/** A storage and the bytes that lie in it, seen from outside. */
export type StorageParts = {
  readonly storage: ContentStorage;
  /** Writes bytes under the path of a content past the storage. */
  readonly plant: (path: string, bytes: Buffer) => void;
};

/** Whether bytes are equal; comparing large buffers by a matcher takes seconds. */
const same = (found: Buffer | null, wanted: Buffer): boolean => found !== null && found.equals(wanted);
const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** What every storage of contents does. */
export const contentStorageConformance = (label: string, make: () => Promise<StorageParts>): void => {
  const folder = mkdtempSync(join(tmpdir(), "cygnet-contents-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const localFile = (bytes: Buffer): string => {
    const path = join(folder, crypto.randomUUID());
    writeFileSync(path, bytes);
    return path;
  };
  const put = async (storage: ContentStorage, bytes: Buffer, org = 1): Promise<ContentKey> => {
    const key = { org, sha256: hashOf(bytes), variant: null };
    await storage.put(key, localFile(bytes));
    return key;
  };
  const bytesOf = async (
    storage: ContentStorage,
    key: ContentKey,
    range?: Parameters<ContentStorage["read"]>[1],
  ): Promise<Buffer | null> => {
    const stream = await storage.read(key, range);
    return stream === null ? null : buffer(stream);
  };
  const listed = async (storage: ContentStorage): Promise<readonly StoredContent[]> => {
    const found: StoredContent[] = [];
    for await (const one of storage.list()) found.push(one);
    return found;
  };

  describe(`Contents in ${label}`, () => {
    it.each([0, 1, 65_536, 3_000_001])("should be read as they were stored, with their size: %d bytes", async (size) => {
      const { storage } = await make();
      const bytes = randomBytes(size);
      const key = await put(storage, bytes);
      expect(await storage.size(key)).toBe(size);
      expect(same(await bytesOf(storage, key), bytes)).toBe(true);
    });

    it("should be available to their organisation only", async () => {
      const { storage } = await make();
      const key = await put(storage, Buffer.from("of one"));
      expect(await storage.size({ ...key, org: 2 })).toBeNull();
      expect(await storage.read({ ...key, org: 2 })).toBeNull();
      await storage.remove({ ...key, org: 2 });
      expect(await bytesOf(storage, key)).toEqual(Buffer.from("of one"));
    });

    it("should be read in any range", async () => {
      const { storage } = await make();
      const bytes = randomBytes(200_000);
      const key = await put(storage, bytes);
      for (const [start, end] of [
        [0, 0],
        [0, 199_999],
        [1, 70_000],
        [150_000, 199_999],
        [199_999, 199_999],
      ] as const)
        expect(same(await bytesOf(storage, key, { start, end }), bytes.subarray(start, end + 1))).toBe(true);
    });

    it("should be unknown before they are stored and after they are removed, and may be removed twice", async () => {
      const { storage } = await make();
      const key = { org: 1, sha256: hashOf(Buffer.from("gone")), variant: null };
      expect(await storage.size(key)).toBeNull();
      expect(await storage.read(key)).toBeNull();
      await put(storage, Buffer.from("gone"));
      await storage.remove(key);
      await storage.remove(key);
      expect(await storage.size(key)).toBeNull();
      expect(await bytesOf(storage, key)).toBeNull();
    });

    it("should have variants, which are removed with them or by themselves", async () => {
      const { storage } = await make();
      const key = await put(storage, Buffer.from("a picture"));
      const other = await put(storage, Buffer.from("another picture"));
      const small = { ...key, variant: "w320.webp" };
      const large = { ...key, variant: "w1280.webp" };
      for (const variant of [small, large, { ...other, variant: "w320.webp" }])
        await storage.put(variant, localFile(Buffer.from(variant.variant)));
      expect(await bytesOf(storage, large)).toEqual(Buffer.from("w1280.webp"));
      await storage.remove(small);
      expect(await storage.size(small)).toBeNull();
      expect(await storage.size(large)).toBe(10);
      await storage.remove(key);
      expect(await storage.size(large)).toBeNull();
      expect((await listed(storage)).map(({ key: { sha256, variant } }) => [sha256, variant]).toSorted()).toEqual(
        [
          [other.sha256, null],
          [other.sha256, "w320.webp"],
        ].toSorted(),
      );
    });

    it("should change nothing when they are stored again, and be replaced if the stored bytes have another size", async () => {
      const { storage, plant } = await make();
      const bytes = Buffer.from("stored twice");
      const key = await put(storage, bytes);
      await put(storage, bytes);
      expect(await listed(storage)).toHaveLength(1);
      plant(`1/${key.sha256.slice(0, 2)}/${key.sha256}`, bytes.subarray(0, 5));
      expect(await storage.size(key)).toBe(5);
      await put(storage, bytes);
      expect(await bytesOf(storage, key)).toEqual(bytes);
    });

    it("should never be seen in part while several writers store the same", async () => {
      const { storage } = await make();
      const bytes = randomBytes(1_000_000);
      const key = { org: 1, sha256: hashOf(bytes), variant: null };
      const puts = Promise.all(Array.from({ length: 6 }, () => put(storage, bytes)));
      const seen = new Set<number | null>();
      const looks = async (): Promise<void> => {
        for (let n = 0; n < 200; n += 1) seen.add(await storage.size(key));
      };
      await Promise.all([puts, looks()]);
      expect([...seen].filter((size) => size !== null && size !== bytes.length)).toEqual([]);
      expect(same(await bytesOf(storage, key), bytes)).toBe(true);
    });

    it("should be listed with size and time, organisation by organisation, and nothing else", async () => {
      const { storage, plant } = await make();
      const before = Math.floor(Date.now() / 1_000);
      const kept: ContentKey[] = [];
      for (let n = 0; n < 11; n += 1) kept.push(await put(storage, Buffer.from(`content ${n}`), [1, 2, 10][n % 3]));
      plant("tmp/half-written", Buffer.from("half"));
      plant("1/zz/no-content", Buffer.from("other"));
      plant("notes.txt", Buffer.from("other"));
      const found = await listed(storage);
      expect(found.map(({ key }) => `${key.org} ${key.sha256}`).toSorted()).toEqual(
        kept.map((key) => `${key.org} ${key.sha256}`).toSorted(),
      );
      const orgs = found.map(({ key }) => key.org);
      expect(orgs.filter((org, at) => org !== orgs[at - 1])).toHaveLength(3);
      for (const { bytes, changedAt } of found) {
        expect([9, 10]).toContain(bytes);
        expect(changedAt).toBeGreaterThanOrEqual(before - 1);
      }
    });

    it("should be refused under a key that is not an organisation and a hash", async () => {
      const { storage } = await make();
      const path = localFile(Buffer.from("x"));
      for (const key of [
        { org: 1, sha256: "../../../etc/passwd", variant: null },
        { org: 1.5, sha256: "0".repeat(64), variant: null },
        { org: 1, sha256: "0".repeat(64), variant: "../x" },
      ])
        await expect(storage.put(key, path)).rejects.toThrow("No key of a content");
      expect(await listed(storage)).toEqual([]);
    });

    it("should be closed when a reader stops early", async () => {
      const { storage } = await make();
      const key = await put(storage, randomBytes(5_000_000));
      const unread = await storage.read(key);
      unread?.destroy();
      const half = await storage.read(key);
      for await (const chunk of half ?? []) {
        expect(Buffer.isBuffer(chunk)).toBe(true);
        break;
      }
      expect(half?.destroyed).toBe(true);
      expect(unread?.destroyed).toBe(true);
      expect(await storage.size(key)).toBe(5_000_000);
    });
  });
};
