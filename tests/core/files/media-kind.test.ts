import { describe, expect, it } from "vitest";
import { isOwnFile, mediaKind } from "../../../core/files/media-kind.rule.ts";
import { isOpenableAddress } from "../../../core/kernel/web-address.ts";

describe("a media file", () => {
  it.each([
    ["/a", "image/png", "image"],
    ["/a.png", "IMAGE/PNG", "image"],
    ["/a.bin", "video/mp4", "video"],
    ["/a", "audio/mpeg; codecs=x", "audio"],
    ["/a", "application/pdf;x=1", "pdf"],
    ["/a.PDF?download=1", "", "pdf"],
    ["/a.mp4#t=3", "application/octet-stream", "video"],
    ["/a.png", "text/html", "file"],
    ["/a", "", "file"],
    ["/folder.png/a", "", "file"],
  ] as const)("should be at %s of type %j: %s [A3.16]", (path, mimetype, kind) => {
    expect(mediaKind({ path, mimetype })).toBe(kind);
  });

  it("should be embedded in our pages only when it is our own", () => {
    expect(["/a.png", "//evil.example/a.png", "/\\evil.example", "https://x.example/a.png", "data:image/png,x", ""].map(isOwnFile)).toEqual(
      [true, false, false, false, false, false],
    );
  });

  it("should be opened only at http(s) or a path of ours", () => {
    expect(
      ["/a", "https://x.example/", "http://x.example/a b", "javascript:alert(1)", "//x.example", "data:,x", "blob:x", ""].map(
        isOpenableAddress,
      ),
    ).toEqual([true, true, false, false, false, false, false, false]);
  });
});
