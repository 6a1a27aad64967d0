import fc from "fast-check";
import type { VideoSettings } from "../../core/video/video.model.ts";

const aSecond = fc.integer({ min: 0, max: 36_000 }).map((tenths) => tenths / 10);

/** How a required video that can be controlled may be set up. */
export const aRequiredVideo: fc.Arbitrary<VideoSettings> = fc.record({
  required: fc.constant(true),
  custom_range: fc.boolean(),
  provider: fc.constantFrom(null, "youtube", "vimeo", "wistia", "sprout", "vidyard", "file"),
  start: fc.option(aSecond),
  end: fc.option(aSecond),
});

/** Where seeks may go: before, within and far past any video. */
export const aTarget = fc.oneof(aSecond, fc.integer({ min: -100, max: 100_000 }));
export const aFurthest = aSecond;

/** A link of each provider, with the id that it names. */
export const aKnownLink = fc
  .record({
    id: fc.stringMatching(/^[A-Za-z0-9_-]{11}$/),
    start: fc.option(fc.nat({ max: 9999 })),
    host: fc.constantFrom("www.youtube.com", "youtube.com", "m.youtube.com", "music.youtube.com"),
  })
  .map(({ id, start, host }) => ({ id, start, url: `https://${host}/watch?v=${id}${start === null ? "" : `&t=${start}`}` }));
