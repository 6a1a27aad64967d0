import * as E from "fp-ts/lib/Either.js";
import { ALL_FORMATS, BufferSource, BufferTarget, Conversion, Input, Mp4OutputFormat, Output } from "mediabunny";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ContentStorage, StorageFull, StorageUnavailable } from "../../../../adapters/server/contents/content-storage.ts";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import { takeIn } from "../../../../adapters/server/files/intake/take-in.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, openTestDatabase } from "../harness.ts";
import { testConfig } from "../test-config.ts";
import { seedOrg } from "../two-orgs.ts";

let database: Database;
let folder: string;
let contents: ContentStorage;
let orgs = 0;
let org: number;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "take-in-"));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  orgs += 1;
  ({ org } = await seedOrg(database, `takes${orgs}`));
  contents = makeFolderStorage(join(folder, `store${orgs}`));
});

const film = new URL("../../../../adapters/server/demo/media/harbor-safety.mp4", import.meta.url);

const take = async (
  bytes: Uint8Array | string,
  filename: string,
  {
    quotaBytes = 1_000_000_000,
    kind = "staff",
    store = contents,
  }: { quotaBytes?: number; kind?: "staff" | "learner"; store?: ContentStorage } = {},
) => {
  const path = join(folder, `given${orgs}`);
  await writeFile(path, bytes);
  const config = { ...testConfig, files: { ...testConfig.files, quotaBytes } };
  return takeIn({ contents: store, database, config, clock: fakeClock(noon) }, org, { path, filename, kind });
};

const stored = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const { key } of contents.list()) found.push(key.sha256);
  return found.toSorted();
};
const rows = async (): Promise<readonly string[]> =>
  database.inOrg(org, async ({ db }) => (await db.selectFrom("file_contents").select("sha256").execute()).map(({ sha256 }) => sha256));

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();

const refused = (result: E.Either<unknown, unknown>): unknown => (E.isLeft(result) ? result.left : null);

describe("An uploaded file", () => {
  it("should be stored under its hash, with its name, type and size", async () => {
    const text = "name;email\nAda;ada@example.com\n";
    const result = await take(text, "C:\\people\\list.csv");
    const sha256 = createHash("sha256").update(text).digest("hex");
    expect(result).toEqual(
      E.right({
        filename: "list.csv",
        mimetype: "text/csv",
        size: text.length,
        sha256,
        poster: null,
        width: null,
        height: null,
        duration: null,
      }),
    );
    expect([await stored(), await rows()]).toEqual([[sha256], [sha256]]);
  });

  it.each(["iso5", "isom", "mp42"])(
    "should be an MP4 with its length where it is in fragments of the brand %s, as browsers record it",
    async (brand) => {
      const target = new BufferTarget();
      const output = new Output({ format: new Mp4OutputFormat({ fastStart: "fragmented" }), target });
      const source = new BufferSource(await readFile(film));
      await (await Conversion.init({ input: new Input({ formats: ALL_FORMATS, source }), output })).execute();
      const bytes = Buffer.from(target.buffer ?? new ArrayBuffer());
      bytes.write(brand, 8, "latin1");
      expect(bytes.includes("moof")).toBe(true);
      expect(await take(bytes, "recording.mp4", { kind: "learner" })).toMatchObject({
        right: { mimetype: "video/mp4", duration: expect.closeTo(20, 0), width: 640 },
      });
    },
  );

  it("should get its type from its content, never from its name", async () => {
    const seen = [
      await take(await picture(), "report.pdf"),
      await take("%PDF-1.7\n1 0 obj", "holiday.jpg"),
      await take("<!-- x --><!DOCTYPE html><script>alert(1)</script>", "notes.txt"),
      await take('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', "notes.txt"),
      await take("hello", "a.exe"),
      await take("alert(1)", "a.js"),
      await take(Uint8Array.of(0, 1, 2, 3), "a.csv"),
      await take("WEBVTT\n\n", "captions"),
      await take("BMW and MZ are makes.", "cars.txt"),
    ];
    expect(seen.map((one) => (E.isRight(one) ? one.right.mimetype : null))).toEqual([
      "image/png",
      "application/pdf",
      "text/html",
      "image/svg+xml",
      "text/plain",
      "text/plain",
      "application/octet-stream",
      "text/vtt",
      "text/plain",
    ]);
  });

  it("should have its width, height and extension when it is a picture", async () => {
    expect(await take(await picture(), "IMG_1234")).toMatchObject({ right: { filename: "IMG_1234.png", width: 30, height: 20 } });
  });

  it("should be stored upright and without its location when it is a photo", async () => {
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#336699" } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(await take(photo, "beach.jpg")).toMatchObject({ right: { mimetype: "image/jpeg", width: 20, height: 30 } });
    const [sha256 = ""] = await stored();
    const stream = await contents.read({ org, sha256, variant: null });
    const facts = await sharp(stream === null ? undefined : await buffer(stream)).metadata();
    expect([facts.exif, facts.width, facts.height]).toEqual([undefined, 20, 30]);
  });

  it("should have the size and duration of its container when it is a video", async () => {
    expect(await take(await readFile(film), "harbour.mp4")).toMatchObject({
      right: { mimetype: "video/mp4", width: 640, height: 360, duration: 20 },
    });
  });

  it("should be refused when it is a truncated video, and leave nothing", async () => {
    const whole = await readFile(film);
    for (const bytes of [whole.subarray(0, 60_000), whole.subarray(0, whole.length - 5_000)])
      expect(refused(await take(bytes, "harbour.mp4"))).toMatchObject({ tag: "invalid", code: "upload_video_broken" });
    expect([await stored(), await rows()]).toEqual([[], []]);
  });

  it("should be refused when it is empty", async () => {
    expect(refused(await take("", "empty.txt"))).toMatchObject({ tag: "invalid", code: "upload_empty" });
  });

  it("should be refused beyond the storage of the organisation, and leave nothing", async () => {
    expect(refused(await take("12345678901", "a.txt", { quotaBytes: 10 }))).toMatchObject({ tag: "full" });
    expect(refused(await take("12345678901", "a.txt", { quotaBytes: 10, kind: "learner" }))).toMatchObject({
      tag: "full",
      code: "upload_not_kept",
    });
    expect([await stored(), await rows()]).toEqual([[], []]);
  });

  it("should take no further storage when its content is stored already", async () => {
    await take("1234567890", "a.txt", { quotaBytes: 10 });
    expect(await take("1234567890", "b.txt", { quotaBytes: 10 })).toMatchObject({ right: { filename: "b.txt" } });
    expect([(await stored()).length, (await rows()).length]).toEqual([1, 1]);
  });

  it.each([
    [new StorageFull("full"), "full"],
    [new StorageUnavailable("away"), "busy"],
  ])("should be refused when the storage fails (%s), and leave no row", async (error, tag) => {
    const store = {
      ...contents,
      put: async () => {
        throw error;
      },
    };
    expect(refused(await take("text", "a.txt", { store }))).toMatchObject({ tag });
    expect(await rows()).toEqual([]);
  });
});
