import { describe, expect, it } from "vitest";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import { contentRefusal, uploadRefusal } from "../../../core/files/upload-limits.rule.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";

const { bytes, videoBytes, pictureBytes } = fileLimits;

describe("The limit of an upload", () => {
  it.each([
    ["film.mp4", "video/mp4", videoBytes, null],
    ["film.mp4", "video/mp4", videoBytes + 1, "The video is too large: videos may have up to 500 MB."],
    ["film.MOV", "", videoBytes, null],
    ["film.webm", "application/octet-stream", videoBytes, null],
    ["film.mp4", "application/pdf", videoBytes, "The file is too large: files may have up to 100 MB, videos up to 500 MB."],
    ["photo.jpg", "image/jpeg", pictureBytes, null],
    ["photo.jpg", "image/jpeg; q=1", pictureBytes + 1, "A picture can have at most 15 MB. Save it smaller and try again."],
    ["photo.png", "", pictureBytes + 1, "A picture can have at most 15 MB. Save it smaller and try again."],
    ["layers.psd", "image/vnd.adobe.photoshop", bytes, null],
    ["drawing.svg", "image/svg+xml", bytes, null],
    ["photo.heic", "image/heic", 10, "Pictures of this kind cannot be used. Save it as JPEG, PNG, WebP, AVIF or GIF."],
    ["a.zip", "application/zip", bytes, null],
    ["a.zip", "application/zip", bytes + 1, "The file is too large: files may have up to 100 MB, videos up to 500 MB."],
    ["a.zip", "", 0, "The file is empty."],
  ])("should for %s of type %j with %d bytes be: %s", (name, type, size, message) => {
    const failure = uploadRefusal({ name, type, size });
    expect(failure === null ? null : failureMessage(failure)).toBe(message);
  });

  it("should be asked again for what the content is, whatever was declared", () => {
    expect(uploadRefusal({ name: "a.mp4", type: "video/mp4", size: bytes + 1 })).toBeNull();
    expect(contentRefusal({ mimetype: "application/zip", size: bytes + 1 })).toMatchObject({ tag: "too-large", limit: bytes });
    expect(contentRefusal({ mimetype: "video/webm", size: bytes + 1 })).toBeNull();
  });
});
