import { describe, expect, it } from "vitest";
import { waitingVideos } from "../../../core/video-reviews/waiting-videos.rule.ts";

describe("The videos that wait for a review", () => {
  it("should be those of all items that the user may review", () => {
    expect(waitingVideos([])).toBe(0);
    expect(waitingVideos([{ waiting: 2 }, { waiting: 0 }, { waiting: 3 }])).toBe(5);
  });
});
