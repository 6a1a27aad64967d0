import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type ContentKey,
  type ContentStorage,
  StorageFull,
  StorageUnavailable,
} from "../../../../adapters/server/contents/content-storage.ts";
import { makeS3Storage } from "../../../../adapters/server/contents/s3-storage.ts";
import { failureOfError } from "../../../../adapters/server/http/failure-of-error.ts";
import { type S3Fake, settingsOfS3, startS3 } from "../../../fakes/s3.fake.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-s3-"));
const patience = { idleMs: 300, waitMs: 1, attempts: 3 };
const bytes = randomBytes(300_000);
const sha256 = createHash("sha256").update(bytes).digest("hex");
const key: ContentKey = { org: 1, sha256, variant: null };
const object = `1/${sha256.slice(0, 2)}/${sha256}`;
const path = join(folder, "content");
let s3: S3Fake;
let storage: ContentStorage;

beforeAll(async () => {
  writeFileSync(path, bytes);
  s3 = await startS3();
  storage = makeS3Storage(settingsOfS3(s3), patience);
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  s3.fault = () => null;
  s3.objects.clear();
});

/** The fault for the first so many requests of a method. */
const firstOf = (wanted: string, count: number, fault: ReturnType<S3Fake["fault"]>): void => {
  let seen = 0;
  s3.fault = (method) => (method === wanted && (seen += 1) <= count ? fault : null);
};
const stored = (): void => void s3.objects.set(object, { bytes, changedAt: new Date() });
const readAll = async (range?: { readonly start: number; readonly end: number }): Promise<Buffer> => {
  const stream = await storage.read(key, range);
  return stream === null ? Buffer.alloc(0) : buffer(stream);
};
const listed = async (): Promise<number> => {
  let count = 0;
  for await (const one of storage.list()) count += one.bytes > 0 ? 1 : 0;
  return count;
};

describe("a bucket that fails now and then", () => {
  it.each([
    ["answers 500", { status: 500 }],
    ["asks to slow down", { status: 503, code: "SlowDown" }],
    ["hangs up in the middle of an upload", { hangUp: true }],
  ] as const)("should get the bytes again when it %s, and be whole", async (_, fault) => {
    firstOf("PUT", 2, fault);
    await storage.put(key, path);
    expect(s3.objects.get(object)?.bytes.equals(bytes)).toBe(true);
  });

  it.each([
    ["is cut", { cutAfter: 100_000 }],
    ["falls silent", { silentAfter: 100_000 }],
    ["is cut before its first byte", { cutAfter: 0 }],
    ["is refused", { status: 500 }],
  ] as const)("should be read on where its answer %s, without a byte lost or twice", async (_, fault) => {
    stored();
    firstOf("GET", 2, fault);
    expect((await readAll()).equals(bytes)).toBe(true);
    firstOf("GET", 1, fault);
    expect((await readAll({ start: 5, end: 250_000 })).equals(bytes.subarray(5, 250_001))).toBe(true);
  });

  it("should be asked again for sizes, lists and removals", async () => {
    stored();
    for (const [method, work] of [
      ["HEAD", async () => expect(await storage.size(key)).toBe(bytes.length)],
      ["GET", async () => expect(await listed()).toBe(1)],
      ["DELETE", () => storage.remove(key)],
    ] as const) {
      firstOf(method, 2, { status: 502 });
      await work();
    }
    expect(s3.objects.size).toBe(0);
  });
});

describe("a bucket that stays away", () => {
  const works: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["a put", () => storage.put(key, path)],
    ["a size", () => storage.size(key)],
    ["a read", () => storage.read(key)],
    ["a removal", () => storage.remove(key)],
    ["a list", listed],
  ];

  it.each(works)("should fail %s as unavailable, answered with 503 and Retry-After", async (_, work) => {
    stored();
    s3.fault = () => ({ status: 500 });
    const error: unknown = await work().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StorageUnavailable);
    expect(failureOfError(error, "1")).toMatchObject({ tag: "busy", code: "storage_away", retryAfter: 5 });
    const nobody = makeS3Storage({ ...settingsOfS3(s3), endpoint: "http://127.0.0.1:1" }, patience);
    await expect(nobody.size(key)).rejects.toBeInstanceOf(StorageUnavailable);
  });

  it("should end a read in the middle with an error, never as if it were whole", async () => {
    stored();
    const [half, rest] = [{ cutAfter: 100_000 }, { status: 500 }];
    let asked = 0;
    s3.fault = (method) => (method === "GET" ? ((asked += 1) === 1 ? half : rest) : null);
    await expect(readAll()).rejects.toBeInstanceOf(StorageUnavailable);
    s3.fault = (method) => (method === "GET" ? { cutAfter: 0 } : null);
    await expect(readAll()).rejects.toThrow(`stopped after 0 of ${bytes.length} bytes`);
  });

  it("should not be shown a half upload, and leave nothing", async () => {
    s3.fault = (method) => (method === "PUT" ? { hangUp: true } : null);
    await expect(storage.put(key, path)).rejects.toBeInstanceOf(StorageUnavailable);
    expect(await storage.size(key)).toBeNull();
  });

  it("should be distinguished from a full one, which is answered with 507", async () => {
    for (const fault of [{ status: 507 }, { status: 403, code: "QuotaExceeded" }]) {
      s3.fault = (method) => (method === "PUT" ? fault : null);
      const error: unknown = await storage.put(key, path).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StorageFull);
      expect(failureOfError(error, "1")).toMatchObject({ tag: "full", code: "storage_full" });
    }
  });
});

describe("a bucket that refuses", () => {
  it.each([
    ["another key", { key: "AKIAOTHER" }, "InvalidAccessKeyId"],
    ["another secret", { secret: "other" }, "SignatureDoesNotMatch"],
    ["another region", { region: "us-west-1" }, "AuthorizationHeaderMalformed"],
    ["a bucket that is not there", { bucket: "missing" }, "NoSuchBucket"],
  ])("should be asked once and told with the reason: %s", async (_, change, code) => {
    const wrong = makeS3Storage({ ...settingsOfS3(s3), ...change }, patience);
    const before = s3.asked.length;
    await expect(wrong.remove(key)).rejects.toThrow(code);
    expect(s3.asked.length - before).toBe(1);
  });

  it("should not take bytes under the hash of others", async () => {
    const wrong = { ...key, sha256: "0".repeat(64) };
    await expect(storage.put(wrong, path)).rejects.toThrow("XAmzContentSHA256Mismatch");
    expect(s3.objects.size).toBe(0);
  });
});
