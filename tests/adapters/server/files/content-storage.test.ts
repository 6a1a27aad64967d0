import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import { makeS3Storage } from "../../../../adapters/server/contents/s3-storage.ts";
import { contentStorageConformance } from "../../../conformance/content-storage.conformance.ts";
import { type S3Fake, settingsOfS3, startS3 } from "../../../fakes/s3.fake.ts";

const root = mkdtempSync(join(tmpdir(), "cygnet-storage-"));
let s3: S3Fake;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(root, { recursive: true, force: true });
});

contentStorageConformance("a folder", async () => {
  const folder = join(root, crypto.randomUUID());
  const plant = (path: string, bytes: Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  return { storage: makeFolderStorage(folder), plant };
});

contentStorageConformance("a bucket", async () => {
  s3.objects.clear();
  s3.pageSize = 3;
  return {
    storage: makeS3Storage(settingsOfS3(s3)),
    plant: (path, bytes) => void s3.objects.set(path, { bytes, changedAt: new Date() }),
  };
});
