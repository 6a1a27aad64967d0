import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bannerSizes } from "../../../../adapters/server/files/banners/banner-files.ts";
import { stockBanners } from "../../../../core/files/banners.rule.ts";
import { FileFolder, FileRecord } from "../../../../core/files/file.model.ts";
import { startServer, type TestServer } from "../harness.ts";

const folder = new URL("../../../../adapters/server/files/banners/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".jpg"));

const linear = (value: number): number => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
/** The lowest contrast of white text on any pixel. */
const contrastOfWhite = (pixels: Buffer): number => {
  let lightest = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    lightest = Math.max(lightest, 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
  }
  return 1.05 / (lightest + 0.05);
};

describe("the banners of the product", () => {
  it("should be 50 different pictures of 1000 × 250, 01.jpg to 50.jpg [C3.35] [C9.05]", async () => {
    expect(names).toEqual(Array.from({ length: 50 }, (_, at) => `${String(at + 1).padStart(2, "0")}.jpg`));
    expect(new Set(names.map((name) => readFileSync(new URL(name, folder), "base64"))).size).toBe(50);
    for (const name of names) {
      const bytes = readFileSync(new URL(name, folder));
      const { format, width, height } = await sharp(bytes).metadata();
      expect([name, format, width, height, bytes.length < 30_000]).toEqual([name, "jpeg", 1000, 250, true]);
    }
  });

  it("should have a contrast of at least 4.5 with white text at every pixel", async () => {
    for (const name of names) {
      const pixels = await sharp(readFileSync(new URL(name, folder)))
        .raw()
        .toBuffer();
      expect([name, contrastOfWhite(pixels) >= 4.5]).toEqual([name, true]);
    }
  });

  it("should be a system folder that holds them [C3.35]", () => {
    const { folders, files } = stockBanners("https://cdn.example", bannerSizes);
    expect(folders).toMatchObject([{ id: "banners", name: "Stock Banners", system: true, editable: false, files_count: 50 }]);
    expect([...folders.map(FileFolder.is), ...files.map(FileRecord.is)].every(Boolean)).toBe(true);
    expect(files.map(({ size }) => size)).toEqual(names.map((name) => readFileSync(new URL(name, folder)).length));
    expect(files[49]).toMatchObject({
      id: "banner-50",
      system: true,
      editable: false,
      folder_id: "banners",
      url: "https://cdn.example/media/banners/50.jpg",
    });
  });
});

describe("the address of a banner", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ config: { files: { s3: null, cdn: "https://cdn.example", quotaBytes: 1 } } });
  });
  afterAll(() => server.close());

  it("should serve it to anyone, also through another host", async () => {
    const reply = await server.app.inject({ url: "/media/banners/07.jpg" });
    expect(reply.rawPayload).toEqual(readFileSync(new URL("07.jpg", folder)));
    expect(reply.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=86400",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(
      (await server.app.inject({ url: "/media/banners/07.jpg", headers: { "if-none-match": String(reply.headers.etag) } })).statusCode,
    ).toBe(304);
  });

  it("should be not found for any other name or path", async () => {
    for (const name of ["51.jpg", "00.jpg", "draw-banners.ts", "..%2fserve-files.ts", "1.jpg"])
      expect((await server.app.inject({ url: `/media/banners/${name}` })).statusCode).toBe(404);
  });

  it("should be allowed on pages at the host of files", async () => {
    const policy = String((await server.app.inject({ url: "/healthz" })).headers["content-security-policy"]);
    expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example/);
    expect(policy).toMatch(/media-src [^;]*https:\/\/cdn\.example/);
    expect(policy).not.toMatch(/script-src [^;]*cdn\.example/);
  });
});
