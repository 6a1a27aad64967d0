import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeVideoWatch } from "../../../core/learning/video-watch.service.ts";
import type { WatchReport } from "../../../core/learning/watch-report.model.ts";
import type { VideoSettings } from "../../../core/video/video.model.ts";
import { honestWatch } from "../../arbitraries/learning.arb.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";

const required: VideoSettings = { required: true, custom_range: false, provider: "file", start: null, end: null };
const free: VideoSettings = { ...required, required: false };

const bench = (settings: VideoSettings, furthest = 0, isCompleted = false) => {
  const reports: WatchReport[] = [];
  const clock = fakeClock(1000);
  const watch = makeVideoWatch({ settings, furthest, isCompleted, now: clock.now, report: (report) => reports.push(report) });
  const play = (time: number, elapsed = 1, rate = 1): number | null => watch.plays({ time, duration: 100, rate, elapsed });
  return { watch, reports, clock, play };
};

describe("Watching a required video", () => {
  it("should return a seek past the watched part to its end, and allow seeks of a second [A5.20]", () => {
    const { watch, play } = bench(required);
    for (let second = 1; second <= 10; second += 1) play(second);
    expect(watch.seek(50)).toEqual({ allowed: false, position: 10 });
    expect(watch.seek(11)).toEqual({ allowed: true, position: 11 });
    expect(watch.seek(3)).toEqual({ allowed: true, position: 3 });
  });

  it("should return a video that has jumped ahead by itself [A5.20]", () => {
    const { play, watch } = bench(required);
    play(1);
    expect(play(40)).toBe(1);
    expect(watch.furthest()).toBe(1);
  });

  it("should continue where the learner was before", () => {
    const { watch } = bench(required, 42);
    expect(watch.seek(42).allowed).toBe(true);
    expect(watch.seek(60)).toEqual({ allowed: false, position: 42 });
  });

  it("should return to the unwatched part at the end, unless it was watched to within a second [A5.20]", () => {
    const { watch, play } = bench(required, 90);
    play(91);
    expect(watch.ends(100)).toBe(91);
    for (let second = 92; second <= 98; second += 1) play(second);
    expect(watch.ends(100)).toBe(98);
    play(99);
    expect(watch.ends(100)).toBe(null);
  });

  it("should return to a place once, so that a video that breaks off there can end", () => {
    const { watch, play } = bench(required, 40);
    expect([watch.ends(100), watch.ends(100)]).toEqual([40, null]);
    play(41);
    expect([watch.ends(100), watch.ends(100)]).toEqual([41, null]);
  });

  it("should report at first, every 15 seconds, and when it stops, and only past the last report [A9.03]", () => {
    const { play, reports, clock, watch } = bench(required);
    for (let second = 1; second <= 40; second += 1) {
      clock.advance(1);
      play(second);
    }
    watch.stops();
    expect(reports.map(({ furthest }) => furthest)).toEqual([1, 16, 31, 40]);
    watch.stops();
    expect(reports).toHaveLength(4);
  });

  it("should send rewatched ranges with the next report that is due [A9.03]", () => {
    const { play, reports, clock, watch } = bench(required);
    const plays = (from: number, to: number): void => {
      watch.seek(from);
      for (let second = from + 1; second <= to; second += 1) {
        clock.advance(1);
        play(second);
      }
    };
    plays(0, 16);
    plays(3, 6);
    expect(reports).toHaveLength(2);
    plays(16, 30);
    expect(reports.at(-1)?.ranges).toEqual([
      [3, 6],
      [16, 28],
    ]);
    watch.stops();
    expect(reports.at(-1)?.ranges).toEqual([[28, 30]]);
  });

  it("should tell the fastest rate since the previous report", () => {
    const { play, reports, watch } = bench(required);
    play(1);
    play(3, 1, 2);
    play(4);
    watch.stops();
    expect(reports.map(({ rate }) => rate)).toEqual([1, 2]);
  });

  it("should return playback that begins before a custom start [A5.20] [A3.14]", () => {
    const { play, watch } = bench({ ...required, custom_range: true, start: 30, end: 60 });
    expect(play(2)).toBe(30);
    expect(play(31)).toBe(null);
    expect(watch.furthest()).toBe(31);
  });

  it("should hold nothing once the item is completed, and report what is watched again", () => {
    const { play, watch, reports } = bench(required, 5, true);
    expect(watch.range.required).toBe(false);
    expect(watch.seek(90)).toEqual({ allowed: true, position: 90 });
    expect(play(91)).toBe(null);
    expect(watch.ends(100)).toBe(null);
    expect(reports.at(-1)?.ranges).toEqual([[90, 91]]);
  });

  it("should count all regular playback, whatever the steps [A5.20]", () => {
    fc.assert(
      fc.property(honestWatch, fc.constantFrom(0.5, 1, 1.5, 2), (moments, rate) => {
        const { watch } = bench(required);
        for (const { time, elapsed } of moments) expect(watch.plays({ time: time * rate, duration: 1000, rate, elapsed })).toBe(null);
        expect(watch.furthest()).toBeCloseTo((moments.at(-1)?.time ?? 0) * rate, 6);
      }),
    );
  });
});

describe("Watching an optional video", () => {
  it("should allow every seek and report every 15 seconds at any position [A9.03]", () => {
    const { watch, play, reports, clock } = bench(free);
    expect(watch.seek(90)).toEqual({ allowed: true, position: 90 });
    expect(watch.ends(100)).toBe(null);
    expect(play(91)).toBe(null);
    clock.advance(15);
    play(92);
    expect(reports.map(({ time }) => time)).toEqual([91, 92]);
  });
});
