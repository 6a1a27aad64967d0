import { describe, expect, it } from "vitest";
import { isLengthDue, lengthAfter } from "../../../core/video/length-check.rule.ts";
import { lengthAddress, lengthIn } from "../../../core/video/provider-length.rule.ts";
import { videoLink } from "../../../core/video/video-link.rule.ts";

const linkOf = (url: string) => {
  const link = videoLink(url);
  if (link === null) throw new Error(`${url} is no video.`);
  return link;
};

describe("The length of a provider's video", () => {
  it.each([
    ["https://vimeo.com/76979871", "https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871"],
    ["https://vimeo.com/76979871/8272103f6e", "https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871%2F8272103f6e"],
    [
      "https://harbor.wistia.com/medias/abc123",
      "https://fast.wistia.com/oembed?format=json&url=https%3A%2F%2Fhome.wistia.com%2Fmedias%2Fabc123",
    ],
    [
      "https://videos.sproutvideo.com/embed/4d91d6/de678e",
      "https://sproutvideo.com/oembed.json?url=https%3A%2F%2Fsproutvideo.com%2Fvideos%2F4d91d6",
    ],
    [
      "https://www.loom.com/share/0281766fa2d0",
      "https://www.loom.com/v1/oembed?format=json&url=https%3A%2F%2Fwww.loom.com%2Fshare%2F0281766fa2d0",
    ],
  ])("should be asked for at the oEmbed address of its provider: %s", (url, address) => {
    expect(lengthAddress(linkOf(url), null)).toBe(address);
  });

  it("should be asked of YouTube with a key alone, and of nobody where it is told nowhere", () => {
    const youtube = linkOf("https://youtu.be/dQw4w9WgXcQ");
    expect(lengthAddress(youtube, null)).toBeNull();
    expect(lengthAddress(youtube, "a&b")).toBe("https://www.googleapis.com/youtube/v3/videos?part=contentDetails&id=dQw4w9WgXcQ&key=a%26b");
    for (const url of ["https://share.vidyard.com/watch/abcdefgh", "https://school.sharepoint.com/video", "https://example.com/a.mp4"])
      expect(lengthAddress(linkOf(url), "key")).toBeNull();
  });

  it("should be read as each provider writes it", () => {
    expect([lengthIn("vimeo", { duration: 62 }), lengthIn("sprout", { duration: 332.5 })]).toEqual([62, 332.5]);
    const youtube = (duration: unknown) => lengthIn("youtube", { items: [{ contentDetails: { duration } }] });
    expect(["PT3M33S", "PT1H0M1S", "P1DT2H", "PT15S"].map(youtube)).toEqual([213, 3601, 93_600, 15]);
    expect(["P0D", "", "3:33", 213, null].map(youtube)).toEqual([null, null, null, null, null]);
  });

  it.each([
    null,
    "",
    [],
    {},
    { duration: null },
    { duration: "62" },
    { duration: 0 },
    { duration: -5 },
    { duration: Number.NaN },
    { items: [] },
  ])("should not be known from %j", (answer) => {
    for (const provider of ["youtube", "vimeo", "wistia", "loom", "vidyard"] as const) expect(lengthIn(provider, answer)).toBeNull();
  });

  it("should be asked for at once, again the next day where it was not told, and each month where it was", () => {
    const day = 86_400;
    expect(isLengthDue(null, 0)).toBe(true);
    expect([0, day / 2].map((now) => isLengthDue({ seconds: null, checked_at: 0 }, now))).toEqual([false, true]);
    expect([29 * day, 30 * day].map((now) => isLengthDue({ seconds: 5, checked_at: 0 }, now))).toEqual([false, true]);
  });

  it("should stay known while the provider does not answer, and follow a video that was replaced", () => {
    expect(lengthAfter({ seconds: 60, checked_at: 1 }, null, 9)).toEqual({ seconds: 60, checked_at: 9 });
    expect(lengthAfter({ seconds: 60, checked_at: 1 }, 90, 9)).toEqual({ seconds: 90, checked_at: 9 });
    expect(lengthAfter(null, null, 9)).toEqual({ seconds: null, checked_at: 9 });
  });
});
