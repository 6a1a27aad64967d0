import { describe, expect, it } from "vitest";
import { makePrepareUpload } from "../../../adapters/page/prepare-upload.ts";
import type { PictureSize } from "../../../core/files/picture-size.rule.ts";

const bench = (picture: PictureSize | null, { made = "image/jpeg", window = 1_280 } = {}) => {
  const encoded: PictureSize[] = [];
  let closed = 0;
  const prepare = makePrepareUpload({
    decode: async () =>
      picture === null
        ? null
        : {
            ...picture,
            encode: async ({ width, height }) => {
              encoded.push({ width, height });
              return new Blob(["small"], { type: made });
            },
            close: () => void (closed += 1),
          },
    poster: async () => (picture === null ? null : new Blob(["frame"], { type: "image/jpeg" })),
    windowWidth: () => window,
  });
  return { prepare, encoded, closed: () => closed };
};

const chosen = (name: string, type: string): File => new File(["as it was chosen"], name, { type, lastModified: 7 });

describe("A chosen picture", () => {
  it.each([
    [1_280, { width: 4_000, height: 3_000 }, { width: 1_000, height: 750 }],
    [979, { width: 4_000, height: 3_000 }, { width: 600, height: 450 }],
    [980, { width: 1_001, height: 1 }, { width: 1_000, height: 1 }],
    [390, { width: 601, height: 6_000 }, { width: 600, height: 5_990 }],
  ])("should be made smaller before it is sent from a window of %d px: %j to %j [A9.27]", async (window, picture, size) => {
    const { prepare, encoded, closed } = bench(picture, { window });
    const { file, poster } = await prepare(chosen("Harbour.JPEG", "image/jpeg"));
    expect([encoded, closed(), poster]).toEqual([[size], 1, null]);
    expect(file).toMatchObject({ name: "Harbour.JPEG", type: "image/jpeg", size: 5, lastModified: 7 });
  });

  it.each([
    [1_280, { width: 1_000, height: 4_000 }],
    [390, { width: 600, height: 4_000 }],
    [1_280, null],
  ])("should be sent as it is from a window of %d px when it is no wider, or cannot be read: %j [A9.27]", async (window, picture) => {
    const { prepare, encoded } = bench(picture, { window });
    const given = chosen("a.png", "image/png");
    expect([(await prepare(given)).file === given, encoded]).toEqual([true, []]);
  });

  it("should have the name of the format that it gets", async () => {
    const { prepare } = bench({ width: 3_000, height: 10 });
    expect((await prepare(chosen("my.shot.PNG", "image/png"))).file).toMatchObject({ name: "my.shot.jpg", type: "image/jpeg" });
    const kept = bench({ width: 3_000, height: 10 }, { made: "image/png" });
    expect((await kept.prepare(chosen("logo.PNG", "image/png"))).file).toMatchObject({ name: "logo.PNG", type: "image/png" });
  });

  it.each([
    ["a.gif", "image/gif"],
    ["a.svg", "image/svg+xml"],
    ["a.pdf", "application/pdf"],
    ["a.psd", "image/vnd.adobe.photoshop"],
  ])("should never be changed when it is %s [A9.27]", async (name, type) => {
    const { prepare, encoded } = bench({ width: 3_000, height: 10 });
    const given = chosen(name, type);
    expect([await prepare(given), encoded]).toEqual([{ file: given, poster: null }, []]);
  });

  it("should become a JPEG when only this browser can show it, however small it is", async () => {
    const { prepare, encoded } = bench({ width: 300, height: 200 });
    expect((await prepare(chosen("IMG_1.HEIC", "image/heic"))).file).toMatchObject({ name: "IMG_1.jpg", type: "image/jpeg" });
    expect(encoded).toMatchObject([{ width: 300, height: 200 }]);
  });
});

describe("A chosen film", () => {
  it("should get a picture where this browser can play it", async () => {
    const film = chosen("a.mp4", "video/mp4");
    expect(await bench({ width: 1, height: 1 }).prepare(film)).toMatchObject({ file: film, poster: { name: "poster.jpg", size: 5 } });
    expect(await bench(null).prepare(film)).toEqual({ file: film, poster: null });
  });
});
