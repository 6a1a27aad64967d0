import { describe, expect, it } from "vitest";
import { aspectRatios } from "../../../core/video/aspect-ratio.rule.ts";
import { keptRate, playbackRates, rateKey } from "../../../core/video/playback-rate.rule.ts";
import { videoErrorMessage } from "../../../core/video/video-error.rule.ts";
import { videoEnd, videoRange } from "../../../core/video/video-range.rule.ts";
import type { VideoSettings } from "../../../core/video/video.model.ts";

describe("playback", () => {
  it("should offer four rates, and keep one for each lesson [A9.23]", () => {
    expect(playbackRates).toEqual([0.5, 1, 1.5, 2]);
    expect(rateKey("abc")).toBe("rate:abc");
    expect(keptRate("1.5")).toBe(1.5);
    expect(keptRate("3")).toBe(1);
    expect(keptRate(null)).toBe(1);
  });

  it("should offer the ratios 16-9 by default, 4-5, 1-1 and 9-16 [A9.24]", () => {
    expect(aspectRatios).toEqual({ "": [16, 9], "4-5": [4, 5], "1-1": [1, 1], "9-16": [9, 16] });
  });

  it("should describe a player's error in words [A8.14]", () => {
    expect([2, 5, 100, 101, 150].map(videoErrorMessage)).toEqual([
      "The video link has an invalid parameter.",
      "This video cannot be played in the browser.",
      "Video not found.",
      "The owner does not allow this video here.",
      "The owner does not allow this video here.",
    ]);
    expect(videoErrorMessage(153)).toBe("This video cannot be played in the browser.");
  });

  it("should be over at its end, or at the end of its range when that comes first", () => {
    const range = (end: number | null) => ({ required: false, start: 0, end });
    expect([
      videoEnd(range(null), 60),
      videoEnd(range(null), 0),
      videoEnd(range(30), 60),
      videoEnd(range(90), 60),
      videoEnd(range(30), 0),
    ]).toEqual([60, null, 30, 60, 30]);
  });

  it("should ignore a range that ends where it starts or before", () => {
    const ended = (settings: Partial<VideoSettings>) =>
      videoRange({ required: false, custom_range: true, provider: "youtube", start: null, end: null, ...settings }).end;
    expect([
      ended({ start: 10, end: 11 }),
      ended({ start: 10, end: 10 }),
      ended({ start: 10, end: 9 }),
      ended({ start: 10 }),
      ended({ end: 5 }),
    ]).toEqual([11, null, null, null, 5]);
  });
});
