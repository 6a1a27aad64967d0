import { describe, expect, it } from "vitest";
import { contentOriginFor, isContentHost, isContentPattern } from "../../../core/video/content-origin.rule.ts";
import { hlsRecovery } from "../../../core/video/hls-recovery.rule.ts";
import { videoErrorMessage } from "../../../core/video/video-error.rule.ts";
import type { VideoFrames } from "../../../core/video/video-frames.model.ts";
import { videoLink } from "../../../core/video/video-link.rule.ts";
import { videoSource } from "../../../core/video/video-source.view-model.ts";

const page = "https://learn.example.com";
const frames = { shows: true, content_origin: "https://video.content.example.com", bases: {} };
const sourceOf = (url: string, shown: VideoFrames = frames) => {
  const link = videoLink(url);
  return videoSource({ file: link?.provider === "file" ? link.embed_url : null, link, frames: shown, page, start: 12.6 });
};

describe("How a video is played", () => {
  it.each([
    ["https://youtu.be/abc123", "youtube", "https://www.youtube-nocookie.com"],
    ["https://vimeo.com/76979871/0a1b", "vimeo", "https://player.vimeo.com"],
    ["https://harbor.wistia.com/medias/abc123", "content", "https://video.content.example.com"],
    ["https://videos.sproutvideo.com/embed/abc/def", "content", "https://video.content.example.com"],
    ["https://harbor.vidyard.com/watch/abc123", "content", "https://video.content.example.com"],
    ["https://cdn.example.org/a.m3u8", "content", "https://video.content.example.com"],
  ])("should with %s be a frame that speaks as %s with %s [A5.22]", (url, speaks, origin) => {
    const source = sourceOf(url);
    expect(source).toMatchObject({ kind: "frame", speaks, origin });
    expect(source.kind === "frame" && source.address.startsWith(`${origin}/`)).toBe(true);
  });

  it("should give a YouTube frame no controls of its own, this page's origin and the start", () => {
    const source = sourceOf("https://youtu.be/abc123");
    const address = new URL(source.kind === "frame" ? source.address : "");
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ enablejsapi: "1", controls: "0", origin: page, start: "12" });
  });

  it("should name what the frame of the content origin plays", () => {
    const ids = [
      "https://harbor.wistia.com/medias/abc123",
      "https://videos.sproutvideo.com/embed/abc/def",
      "https://cdn.example.org/a.m3u8?k=1&b=2",
    ];
    const read = (url: string): readonly (string | null)[] => {
      const source = sourceOf(url);
      const { searchParams } = new URL(source.kind === "frame" ? source.address : "");
      return [searchParams.get("provider"), searchParams.get("id")];
    };
    expect(ids.map(read)).toEqual([
      ["wistia", "abc123"],
      ["sprout", "abc/def"],
      ["hls", "https://cdn.example.org/a.m3u8?k=1&b=2"],
    ]);
  });

  it("should be a frame of Loom 960 pixels wide that is not driven [A9.25]", () => {
    expect(sourceOf("https://www.loom.com/share/abc123")).toEqual({
      kind: "plain",
      address: "https://www.loom.com/embed/abc123",
      width: 960,
    });
  });

  it("should without a content origin be a plain frame, and of a stream of another host a link", () => {
    const without = { ...frames, content_origin: null };
    expect(sourceOf("https://harbor.wistia.com/medias/abc123", without)).toMatchObject({ kind: "plain", width: null });
    expect(sourceOf("https://cdn.example.org/a.m3u8", without)).toEqual({ kind: "card" });
    expect(sourceOf("https://youtu.be/abc123", without)).toMatchObject({ kind: "frame" });
  });

  it("should where no frames may be shown be a link, and files played by the page", () => {
    const nowhere = { ...frames, shows: false };
    expect(sourceOf("https://youtu.be/abc123", nowhere)).toEqual({ kind: "card" });
    expect(sourceOf("https://cdn.example.org/a.mp4", nowhere)).toMatchObject({ kind: "film", isStream: false });
    expect(sourceOf(`${page}/media/a.m3u8`, nowhere)).toMatchObject({ kind: "film", isStream: true });
  });

  it("should take the address of a stand-in for a provider", () => {
    expect(sourceOf("https://vimeo.com/123", { ...frames, bases: { vimeo: "http://localhost:4999" } })).toMatchObject({
      origin: "http://localhost:4999",
    });
  });
});

describe("The content origin", () => {
  it("should have a name of its own for each purpose", () => {
    expect(contentOriginFor("https://*.content.example.com", "video")).toBe("https://video.content.example.com");
    expect(contentOriginFor("https://content.example.com", "video")).toBe("https://content.example.com");
  });

  it.each([
    ["https://content.example.com", "content.example.com", true],
    ["https://content.example.com", "CONTENT.example.com", true],
    ["https://content.example.com", "example.com", false],
    ["https://*.content.example.com", "video.content.example.com", true],
    ["https://*.content.example.com", "a.b.content.example.com", false],
    ["https://*.content.example.com", "content.example.com", false],
    ["https://c-*.example.com", "c-7.example.com", true],
    ["http://content.localhost:4400", "content.localhost:4400", true],
    ["http://content.localhost:4400", "localhost:4400", false],
  ])("should be %s for the host %s: %s", (pattern, host, isIt) => {
    expect(isContentHost(pattern, host)).toBe(isIt);
  });

  it.each([
    ["https://content.example.com", true],
    ["https://*.example.com", true],
    ["https://content.example.com/", false],
    ["https://*.*.example.com", false],
    ["content.example.com", false],
  ])("should take the setting %s: %s", (text, isIt) => {
    expect(isContentPattern(text)).toBe(isIt);
  });
});

describe("A stream in trouble", () => {
  const trouble = { isFatal: true, type: "network", status: 0, tries: 0 } as const;
  it("should be asked for again after 1, 2 and 4 seconds, and then fail for its connection", () => {
    expect([0, 1, 2, 3].map((tries) => hlsRecovery({ ...trouble, tries }))).toEqual([
      { kind: "reload", after: 1000 },
      { kind: "reload", after: 2000 },
      { kind: "reload", after: 4000 },
      { kind: "fail", error: 0 },
    ]);
  });

  it.each([
    [{ ...trouble, isFatal: false }, { kind: "none" }],
    [
      { ...trouble, status: 404 },
      { kind: "fail", error: 100 },
    ],
    [
      { ...trouble, status: 403 },
      { kind: "fail", error: 101 },
    ],
    [{ ...trouble, type: "media" }, { kind: "decode" }],
    [
      { ...trouble, type: "media", tries: 3 },
      { kind: "fail", error: 5 },
    ],
    [
      { ...trouble, type: "other" },
      { kind: "fail", error: 5 },
    ],
  ] as const)("should with %j do %j", (given, recovery) => {
    expect(hlsRecovery(given)).toEqual(recovery);
  });

  it("should have words for a lost connection and a silent provider", () => {
    expect([0, -1].map(videoErrorMessage)).toEqual([
      "The connection was lost. Your progress is saved.",
      "The video's provider does not answer.",
    ]);
  });
});
