import { describe, expect, it } from "vitest";
import { ownRecording, withOwnLengths } from "../../../core/learning/own-recording.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";

const address = "0b1c2d3e-0000-4000-8000-123456789abc";
const item = (type: LessonItem["type"], values: Readonly<Record<string, unknown>>): LessonItem => ({ uuid: type, type, name: "", values });

describe("The organisation's own recording", () => {
  it("should be known by its address, whatever host serves it", () => {
    expect(ownRecording(item("video", { gallery_url: `/media/${address}/a.mp4` }))).toBe(address);
    expect(ownRecording(item("audio", { audio: `https://cdn.example/media/${address}/a.mp3` }))).toBe(address);
    expect(ownRecording(item("video", { url: "https://youtu.be/dQw4w9WgXcQ" }))).toBe(null);
    expect(ownRecording(item("rich_text", { gallery_url: `/media/${address}/a.mp4` }))).toBe(null);
  });

  it("should have the length of its file, whatever its summary says", () => {
    const own = item("video", { gallery_url: `/media/${address}/a.mp4`, summary: { thumbnail_url: "/a.jpg", duration: 3 } });
    const other = item("video", { url: "https://youtu.be/dQw4w9WgXcQ" });
    const [known, unknown] = withOwnLengths([own, other], new Map([[address, 20]]));
    expect(known?.values["summary"]).toEqual({ thumbnail_url: "/a.jpg", duration: 20 });
    expect(unknown).toBe(other);
  });

  it("should have the length that its provider told, unless it is a file of the organisation", () => {
    const told = new Map([["https://player.vimeo.com/video/76979871", 62]]);
    const vimeo = { url: "https://vimeo.com/76979871" };
    const [known, own] = withOwnLengths([item("video", vimeo), item("video", { ...vimeo, gallery_url: `/media/${address}/a.mp4` })], told);
    expect(known?.values["summary"]).toEqual({ duration: 62 });
    expect(own?.values["summary"]).toBeUndefined();
  });
});
