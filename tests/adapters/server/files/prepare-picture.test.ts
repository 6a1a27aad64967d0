import * as E from "fp-ts/lib/Either.js";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { preparePicture } from "../../../../adapters/server/files/pictures/prepare-picture.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { pngOf } from "./png-of.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
const stored = async (bytes: Uint8Array): Promise<string> => {
  const path = join(folder, `${(count += 1)}`);
  await writeFile(path, bytes);
  return path;
};
const prepared = async (bytes: Uint8Array, mime: string) => {
  const result = await preparePicture(await stored(bytes), mime);
  if (E.isLeft(result)) throw new Error(failureMessage(result.left));
  return { ...result.right, bytes: await readFile(result.right.path) };
};
const refusal = async (bytes: Uint8Array, mime: string): Promise<string> => {
  const result = await preparePicture(await stored(bytes), mime);
  return E.isLeft(result) ? failureMessage(result.left) : "accepted";
};

/** A photo of 40 × 20: red on the left, blue on the right. */
const photo = (): Sharp =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "#f00" } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: "#00f" } }, left: 20, top: 0 },
  ]);
const located = (picture: Sharp, orientation: number): Promise<Buffer> =>
  picture
    .withExif({
      IFD0: { Copyright: "Ann" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "0/1 7/1 0/1" },
    })
    .withXmp('<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withMetadata({ orientation })
    .toBuffer();

const formats = [
  { mime: "image/jpeg", as: () => photo().jpeg({ quality: 95 }) },
  { mime: "image/png", as: () => photo().png() },
  { mime: "image/webp", as: () => photo().webp({ lossless: true }) },
  { mime: "image/avif", as: () => photo().avif({ quality: 95 }) },
];

describe("an uploaded picture", () => {
  it.each(formats)("should lose its location and all other metadata: $mime", async ({ mime, as }) => {
    const source = await located(as(), 1);
    expect((await sharp(source).metadata()).exif).toBeDefined();
    const { bytes, width, height } = await prepared(source, mime);
    const facts = await sharp(bytes).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation]).toEqual(Array(5).fill(undefined));
    expect([facts.format, width, height]).toEqual([(await sharp(source).metadata()).format, 40, 20]);
  });

  it.each(formats.slice(0, 3))("should be turned upright: $mime", async ({ mime, as }) => {
    const { bytes, width, height } = await prepared(await located(as(), 6), mime);
    expect([width, height]).toEqual([20, 40]);
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([20, 40]);
    // turned clockwise, the left is at the top
    expect(data[(3 * 20 + 10) * 3]).toBeGreaterThan(220);
    expect(data[(36 * 20 + 10) * 3 + 2]).toBeGreaterThan(220);
  });

  it.each(formats)("should look the same: $mime", async ({ mime, as }) => {
    const source = await as().toBuffer();
    const { bytes } = await prepared(source, mime);
    const [before, after] = await Promise.all([source, bytes].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
    const apart = [...(before ?? [])].map((value, at) => Math.abs(value - (after?.[at] ?? 0)));
    expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(3);
  });

  it("should keep every pixel of a PNG, of one with a palette and transparency too", async () => {
    const drawn = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#12345678" } })
      .composite([{ input: { create: { width: 9, height: 9, channels: 4, background: "#fedcbaff" } }, left: 3, top: 5 }])
      .png({ palette: true, quality: 100, dither: 0 })
      .toBuffer();
    expect((await sharp(drawn).metadata()).isPalette).toBe(true);
    const { bytes } = await prepared(drawn, "image/png");
    const [before, after] = await Promise.all([drawn, bytes].map((picture) => sharp(picture).ensureAlpha().raw().toBuffer()));
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
  });

  it("should not become larger than the photo that was sent", async () => {
    const noise = {
      create: {
        width: 400,
        height: 300,
        channels: 3 as const,
        background: "#888",
        noise: { type: "gaussian" as const, mean: 128, sigma: 25 },
      },
    };
    const sent = await sharp(noise).jpeg({ quality: 78 }).toBuffer();
    expect((await prepared(sent, "image/jpeg")).bytes.length).toBeLessThanOrEqual(sent.length);
  });

  it("should lose bytes after the end of the picture", async () => {
    const secret = Buffer.from("PK\u0003\u0004 an archive behind the picture <script>");
    const { bytes } = await prepared(Buffer.concat([await photo().png().toBuffer(), secret]), "image/png");
    expect(bytes.includes("archive behind")).toBe(false);
  });

  it("should keep its frames as an animated WebP", async () => {
    const stills = await Promise.all(
      ["#f00", "#0f0", "#00f"].map((background) =>
        sharp({ create: { width: 10, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const frames = await sharp(stills, { join: { animated: true } })
      .webp({ loop: 2, delay: [80, 90, 100] })
      .toBuffer();
    const { bytes, width, height } = await prepared(frames, "image/webp");
    const before = await sharp(frames).metadata();
    expect(before.pages).toBe(3);
    expect(await sharp(bytes).metadata()).toMatchObject({ pages: before.pages, loop: 2, delay: before.delay });
    expect([width, height]).toEqual([10, 8]);
  });
});

describe("a GIF", () => {
  it("should stay as it is, however wide [A9.27]", async () => {
    const gif = await photo().resize(1_600, 20, { fit: "fill" }).gif().toBuffer();
    const path = await stored(gif);
    expect(await preparePicture(path, "image/gif")).toEqual(E.right({ path, width: 1_600, height: 20 }));
    expect(await readFile(path)).toEqual(gif);
  });

  it("should be refused when a frame of it is cut off", async () => {
    const gif = await sharp(randomBytes(100 * 100 * 3), { raw: { width: 100, height: 100, channels: 3 } })
      .gif()
      .toBuffer();
    const path = await stored(gif);
    await truncate(path, Math.floor(gif.length / 2));
    expect(E.isLeft(await preparePicture(path, "image/gif"))).toBe(true);
  });
});

describe("a picture that is refused", () => {
  it("should be refused with the limit in pixels before it is decoded", async () => {
    const bomb = pngOf(30_000, 30_000);
    expect(bomb.length).toBeLessThan(100);
    expect(await refusal(bomb, "image/png")).toBe("A picture can have at most 40 megapixels; this one has 30000 × 30000 pixels.");
  });

  it("should be refused with the limit in bytes", async () => {
    const path = await stored(await photo().png().toBuffer());
    await truncate(path, 15 * 1_048_576 + 1);
    const result = await preparePicture(path, "image/png");
    expect(result).toMatchObject({ left: { tag: "too-large", limit: 15_728_640 } });
    expect(E.isLeft(result) && failureMessage(result.left)).toContain("15 MB");
  });

  it.each(formats)("should be named as damaged when it is cut off: $mime", async ({ mime, as }) => {
    const whole = await as().resize(300, 300, { kernel: "nearest" }).toBuffer();
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.6)), mime)).toContain("damaged");
  });

  it.each([
    ["no bytes", Buffer.alloc(0), "image/png"],
    ["a page that calls itself a picture", Buffer.from("<html><script>1</script>"), "image/jpeg"],
    ["a drawing that calls itself a photo", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), "image/png"],
    ["a picture without size", pngOf(0, 0), "image/png"],
  ])("should be named as damaged: %s", async (_, bytes, mime) => {
    expect(await refusal(bytes, mime)).toContain("damaged");
  });

  it("should be refused with the accepted formats", async () => {
    expect(await refusal(Buffer.from("<svg/>"), "image/svg+xml")).toContain("JPEG, PNG, WebP, AVIF or GIF");
  });

  it("should leave nothing behind", async () => {
    const own = await mkdtemp(join(folder, "own-"));
    const path = join(own, "one");
    await writeFile(path, pngOf(30_000, 30_000));
    await preparePicture(path, "image/png");
    await expect(stat(path)).resolves.toBeDefined();
    expect(await readdir(own)).toEqual(["one"]);
  });
});
