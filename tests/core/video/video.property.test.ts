import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { videoLink } from "../../../core/video/video-link.rule.ts";
import { videoRange } from "../../../core/video/video-range.rule.ts";
import { videoSeek } from "../../../core/video/video-seek.rule.ts";
import { aFurthest, aKnownLink, aRequiredVideo, aTarget } from "../../arbitraries/video.arb.ts";

describe("video", () => {
  it("should never let a seek pass the furthest point of a required video by more than a second [A5.20]", () => {
    fc.assert(
      fc.property(aRequiredVideo, aFurthest, aTarget, (settings, furthest, target) => {
        const { position } = videoSeek(settings, furthest, target);
        const { start, end } = videoRange(settings);
        expect(position).toBeLessThanOrEqual(Math.max(furthest, start) + 1);
        expect(position).toBeGreaterThanOrEqual(start);
        expect(position).toBeLessThanOrEqual(end ?? Number.POSITIVE_INFINITY);
      }),
    );
  });

  it("should allow a seek to wherever a seek ends", () => {
    fc.assert(
      fc.property(aRequiredVideo, aFurthest, aTarget, (settings, furthest, target) => {
        const { position } = videoSeek(settings, furthest, target);
        expect(videoSeek(settings, furthest, position)).toEqual({ allowed: true, position });
      }),
    );
  });

  it("should find in a link the id and the start it was made with [A5.22]", () => {
    fc.assert(
      fc.property(aKnownLink, ({ id, start, url }) => {
        expect(videoLink(url)).toMatchObject({ provider: "youtube", id, start });
      }),
    );
  });

  it("should return null or an https address to embed for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (text) => {
        expect(videoLink(text)?.embed_url ?? "https://").toMatch(/^https?:\/\//);
      }),
    );
  });
});
