import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contentFindings } from "../../../../adapters/server/backup/content-findings.ts";
import { copyContents } from "../../../../adapters/server/backup/move-contents.ts";
import { readBackup } from "../../../../adapters/server/backup/read-backup.ts";
import { isIntact } from "../../../../adapters/server/backup/spooled-content.ts";
import { writeBackup } from "../../../../adapters/server/backup/write-backup.ts";
import { contentPath } from "../../../../adapters/server/contents/content-path.ts";
import { type ContentStorage, StorageUnavailable } from "../../../../adapters/server/contents/content-storage.ts";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import { makeS3Storage } from "../../../../adapters/server/contents/s3-storage.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { type S3Fake, settingsOfS3, startS3 } from "../../../fakes/s3.fake.ts";
import { noon, openTestDatabase } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";
import { day, hashOf, sweepStage } from "./sweep-stage.ts";

const root = mkdtempSync(join(tmpdir(), "cygnet-bytes-"));
const spool = join(root, "spool");
const texts = ["one", "two", "three", ""].map((text) => Buffer.from(text));
let s3: S3Fake;
let from: Database;
let to: Database;
let named = 0;

beforeAll(async () => {
  [from, to, s3] = await Promise.all([openTestDatabase(), openTestDatabase(), startS3()]);
});
afterAll(async () => {
  await Promise.all([from.close(), to.close(), s3.close()]);
  rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  s3.objects.clear();
  s3.fault = () => null;
  for (const database of [from, to])
    await database.asSystem(({ db }) => sql`truncate files, file_uploads, file_versions, file_contents cascade`.execute(db));
});

const aFolder = (): { readonly folder: string; readonly contents: ContentStorage } => {
  const folder = join(root, String((named += 1)));
  return { folder, contents: makeFolderStorage(folder) };
};
const aBucket = (): ContentStorage => makeS3Storage(settingsOfS3(s3), { idleMs: 2_000, waitMs: 1, attempts: 2 });
const keyOf = (org: number, bytes: Buffer) => ({ org, sha256: hashOf(bytes), variant: null });

/** An organisation with a file for each of some bytes. */
const filled = async (contents: ContentStorage, all: readonly Buffer[]): Promise<number> => {
  const { org } = await seedOrg(from, `bytes${(named += 1)}`);
  const stage = sweepStage(from, contents, org, noon);
  for (const bytes of all) await stage.create(await stage.upload(bytes));
  stage.remove();
  return org;
};
const intact = async (contents: ContentStorage, org: number, all: readonly Buffer[]): Promise<readonly boolean[]> =>
  Promise.all(all.map((bytes) => isIntact(contents, keyOf(org, bytes), bytes.length)));
const backedUp = async (contents: ContentStorage) => {
  const file = join(root, `${(named += 1)}.backup`);
  return { file, counts: await writeBackup(from, file, contents) };
};

describe("the bytes of files in a backup", () => {
  it("should be restored from either storage onto either, with every row, and leave nothing in the spool folder", async () => {
    const all = [...texts, randomBytes(2_500_000)];
    for (const source of [aFolder().contents, aBucket()])
      for (const target of [aFolder().contents, aBucket()]) {
        const org = await filled(source, all);
        const { file, counts } = await backedUp(source);
        expect(counts).toMatchObject({ contents: all.length, missing: 0 });
        s3.objects.clear();
        expect(await readBackup(to, file, { contents: target, spool })).toEqual({ rows: counts.rows, contents: counts.contents });
        expect(await intact(target, org, all)).toEqual(all.map(() => true));
        expect(await contentFindings(to, target, noon, false)).toEqual([{ ok: true, what: `Every file has its bytes in ${target.name}` }]);
        expect(readdirSync(spool)).toEqual([]);
        await from.asSystem(({ db }) => sql`truncate files, file_contents cascade`.execute(db));
      }
  });

  it("should be reported as missing after a restore of a backup without them, whose rows are restored", async () => {
    const { contents } = aFolder();
    const org = await filled(contents, texts);
    const { file } = await backedUp(contents);
    const whole = gunzipSync(readFileSync(file));
    writeFileSync(file, gzipSync(whole.subarray(0, whole.indexOf("\n\t") + 1)));
    const empty = aFolder().contents;
    expect((await readBackup(to, file, { contents: empty, spool })).contents).toBe(0);
    expect(await contentFindings(to, empty, noon, true)).toMatchObject([
      { ok: false, what: expect.stringMatching(/^The bytes of 4 contents are missing or cut short: a \(bytes\d+\.example\)/) },
    ]);
    expect(await readBackup(to, file, { contents, spool })).toMatchObject({ contents: 0 });
    expect(await intact(contents, org, texts)).toEqual([true, true, true, true]);
  });

  it("should change neither rows nor bytes when they are damaged or cut in the backup", async () => {
    const { contents } = aFolder();
    const marked = Buffer.from("a content whose bytes are damaged on the way");
    await filled(contents, [marked]);
    const { file } = await backedUp(contents);
    const whole = gunzipSync(readFileSync(file));
    const place = whole.indexOf(marked);
    const flipped = Buffer.from(whole);
    flipped[place] = (flipped[place] ?? 0) ^ 1;
    for (const [bytes, said] of [
      [flipped, "are damaged"],
      [whole.subarray(0, place + 5), "ends in the middle of a file"],
      [whole.subarray(0, place + marked.length), "are damaged"],
    ] as const) {
      const { contents: target } = aFolder();
      writeFileSync(file, gzipSync(bytes));
      await expect(readBackup(to, file, { contents: target, spool })).rejects.toThrow(said);
      expect(await to.asSystem(({ db }) => db.selectFrom("files").select("file_id").execute())).toEqual([]);
      for await (const one of target.list()) expect(one).toBeUndefined();
    }
  });

  it("should leave the database as it was when the storage cannot take them", async () => {
    const { contents } = aFolder();
    await filled(contents, texts);
    const { file } = await backedUp(contents);
    s3.fault = (method) => (method === "PUT" ? { status: 500 } : null);
    await expect(readBackup(to, file, { contents: aBucket(), spool })).rejects.toBeInstanceOf(StorageUnavailable);
    expect(await to.asSystem(({ db }) => db.selectFrom("files").select("file_id").execute())).toEqual([]);
  });

  it("should be counted as missing where they are gone or cut short when the backup is made, and never end it half", async () => {
    const { contents, folder } = aFolder();
    const org = await filled(contents, texts);
    const [gone = texts[0], cut = texts[1]] = texts;
    if (gone === undefined || cut === undefined) throw new Error("Both are there.");
    await contents.remove(keyOf(org, gone));
    writeFileSync(join(folder, contentPath(keyOf(org, cut))), "t");
    expect((await backedUp(contents)).counts).toMatchObject({ contents: 2, missing: 2 });
    s3.fault = () => ({ status: 500 });
    const file = join(root, "failed.backup");
    await expect(writeBackup(from, file, aBucket())).rejects.toBeInstanceOf(StorageUnavailable);
    expect(() => readFileSync(file)).toThrow("ENOENT");
  });

  it("should mend a content that is damaged where it is restored, and not bring back one that was damaged before", async () => {
    const { contents, folder } = aFolder();
    const org = await filled(contents, texts);
    const { file } = await backedUp(contents);
    const [first = Buffer.alloc(0)] = texts;
    const place = join(folder, contentPath(keyOf(org, first)));
    writeFileSync(place, "eno");
    const { file: damaged } = await backedUp(contents);
    await readBackup(to, file, { contents, spool });
    expect(readFileSync(place, "utf8")).toBe("one");
    const target = aFolder().contents;
    await readBackup(to, damaged, { contents: target, spool });
    expect(await intact(target, org, texts)).toEqual([false, true, true, true]);
    expect(await target.size(keyOf(org, first))).toBeNull();
  });
});

describe("the findings of doctor about files", () => {
  it("should name files without bytes and never delete them, and remove bytes without a file only with --rebuild, a day after they were stored", async () => {
    const { contents, folder } = aFolder();
    const org = await filled(contents, texts);
    const [gone = Buffer.alloc(0)] = texts;
    await contents.remove(keyOf(org, gone));
    const strays = [
      keyOf(org, Buffer.from("stray")),
      keyOf(999_999, Buffer.from("of an organisation that is gone")),
      { ...keyOf(org, Buffer.from("a variant alone")), variant: "w320.webp" },
    ];
    const path = join(root, "stray");
    writeFileSync(path, "stray");
    for (const key of strays) await makeFolderStorage(folder).put({ ...key, sha256: key.sha256 }, path);
    const now = Math.floor(Date.now() / 1_000);
    expect(await contentFindings(from, contents, now, true)).toMatchObject([{ ok: false }]);
    const later = now + day + 60;
    expect(await contentFindings(from, contents, later, false)).toMatchObject([
      { ok: false, what: expect.stringContaining("The bytes of 1 contents are missing or cut short: a (") },
      { ok: false, what: "There are 3 stored contents (15 bytes) that belong to no file; --rebuild removes them" },
    ]);
    expect(await contentFindings(from, contents, later, true)).toMatchObject([
      { ok: false },
      { ok: true, what: "Removed 3 of 3 stored contents (15 bytes) that belong to no file" },
    ]);
    expect(await contentFindings(from, contents, later, true)).toMatchObject([{ ok: false }]);
    expect(await from.asSystem(({ db }) => db.selectFrom("files").select("file_id").where("org_id", "=", org).execute())).toHaveLength(4);
    expect(await intact(contents, org, texts)).toEqual([false, true, true, true]);
  });

  it("should not name a content that no file uses, whose bytes a killed sweep has removed", async () => {
    const { contents } = aFolder();
    const org = await filled(contents, texts);
    const [gone = Buffer.alloc(0)] = texts;
    await contents.remove(keyOf(org, gone));
    await from.asSystem(({ db }) => sql`delete from files where org_id = ${org} and sha256 = ${hashOf(gone)}`.execute(db));
    expect(await contentFindings(from, contents, noon, false)).toEqual([
      { ok: true, what: `Every file has its bytes in ${contents.name}` },
    ]);
  });

  it("should be the same for a bucket, page by page, and fail rather than guess where it is away", async () => {
    s3.pageSize = 2;
    const contents = aBucket();
    await filled(contents, texts);
    expect(await contentFindings(from, contents, noon, false)).toMatchObject([{ ok: true }]);
    s3.pageSize = 1_000;
    s3.fault = () => ({ status: 503 });
    await expect(contentFindings(from, contents, noon, true)).rejects.toBeInstanceOf(StorageUnavailable);
  });
});

describe("moving files", () => {
  it("should copy every content to the bucket and back, resume after an interruption, and leave the source unchanged", async () => {
    const { contents: folder } = aFolder();
    const org = await filled(folder, texts);
    const bucket = aBucket();
    let puts = 0;
    s3.fault = (method) => (method === "PUT" && (puts += 1) > 2 ? { status: 500 } : null);
    await expect(copyContents(folder, bucket, spool, () => undefined)).rejects.toBeInstanceOf(StorageUnavailable);
    s3.fault = () => null;
    expect(await copyContents(folder, bucket, spool, () => undefined)).toEqual({ copied: 2, already: 2, damaged: [] });
    expect(await intact(bucket, org, texts)).toEqual([true, true, true, true]);
    expect(await intact(folder, org, texts)).toEqual([true, true, true, true]);
    const { contents: back } = aFolder();
    expect(await copyContents(bucket, back, spool, () => undefined)).toEqual({ copied: 4, already: 0, damaged: [] });
    expect(await intact(back, org, texts)).toEqual([true, true, true, true]);
  });

  it("should replace what is damaged at its goal, and name and leave out what is damaged at its source", async () => {
    const { contents: folder, folder: place } = aFolder();
    const org = await filled(folder, texts);
    const [one = Buffer.alloc(0), two = Buffer.alloc(0)] = texts;
    const bucket = aBucket();
    s3.objects.set(contentPath(keyOf(org, two)), { bytes: Buffer.from("owt"), changedAt: new Date() });
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, contentPath(keyOf(org, one))), "eno");
    expect(await copyContents(folder, bucket, spool, () => undefined)).toEqual({ copied: 3, already: 0, damaged: [hashOf(one)] });
    expect(await intact(bucket, org, texts)).toEqual([false, true, true, true]);
  });
});
