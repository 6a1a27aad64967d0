import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ContentStorage, StorageFull } from "../../../../adapters/server/contents/content-storage.ts";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import { makePictureVariants } from "../../../../adapters/server/files/pictures/picture-variants.ts";
import { productPicture } from "../../../../adapters/server/files/pictures/product-picture.ts";
import type { FileBody } from "../../../../adapters/server/files/serving/file-body.ts";

let root: string;
let contents: ContentStorage;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "variants-"));
});
afterAll(() => rm(root, { recursive: true }));

const source = { key: { org: 1, sha256: "ab".repeat(32), variant: null }, mime: "image/jpeg", width: 700 };
const key = { ...source.key, variant: "w320.webp" };

const file = async (bytes: Uint8Array): Promise<string> => {
  const path = join(root, randomUUID());
  await writeFile(path, bytes);
  return path;
};
beforeEach(async () => {
  contents = makeFolderStorage(join(root, randomUUID()));
  const picture = sharp({ create: { width: 700, height: 350, channels: 3, background: "#3a7" } });
  await contents.put(source.key, await file(await picture.jpeg().toBuffer()));
});

const widthOf = async (body: FileBody | null): Promise<number | undefined> => {
  const bytes = await body?.read();
  return bytes ? (await sharp(await buffer(bytes)).metadata()).width : undefined;
};

describe("a picture at another width", () => {
  it("should be made once, however many ask for it at the same time", async () => {
    let puts = 0;
    const counted: ContentStorage = {
      ...contents,
      put: (...given) => {
        puts += 1;
        return contents.put(...given);
      },
    };
    const variants = makePictureVariants(counted);
    const bodies = await Promise.all(Array.from({ length: 8 }, () => variants.at(source, 320, "image/webp")));
    expect(await Promise.all(bodies.map(widthOf))).toEqual(Array(8).fill(320));
    expect(await widthOf(await variants.at(source, 320, "image/webp"))).toBe(320);
    expect(puts).toBe(1);
  });

  it("should be served, whole and in part, where it cannot be stored, and be stored once there is room", async () => {
    const full: ContentStorage = { ...contents, put: () => Promise.reject(new StorageFull("full")) };
    const body = await makePictureVariants(full).at(source, 320, "image/webp");
    expect(await widthOf(body)).toBe(320);
    const part = await body?.read({ start: 8, end: 11 });
    expect(part ? (await buffer(part)).toString() : null).toBe("WEBP");
    expect(await contents.size(key)).toBeNull();
    const later = await makePictureVariants(contents).at(source, 320, "image/webp");
    expect(await contents.size(key)).toBe(later?.size);
    expect(later?.etag).toBe(body?.etag);
  });
});

describe("a picture that comes with the product", () => {
  const morning = { location: "demo/harbor-morning.jpg", mime: "image/jpeg", width: 1600 };

  it("should be made smaller too, though nothing is stored", async () => {
    const body = await productPicture(morning, 640, "image/webp");
    expect(await widthOf(body)).toBe(640);
    expect(body?.mime).toBe("image/webp");
    expect(await productPicture(morning, 640, "image/webp")).toBe(body);
  });

  it("should be served as it is where it is no wider, no picture, or stored", async () => {
    expect(await productPicture({ ...morning, width: 640 }, 640, "*/*")).toBeNull();
    expect(await productPicture({ ...morning, mime: "video/mp4" }, 640, "*/*")).toBeNull();
    expect(await productPicture({ ...morning, location: null }, 640, "*/*")).toBeNull();
    expect(await productPicture({ ...morning, location: "demo/nothing.jpg" }, 640, "*/*")).toBeNull();
  });
});
