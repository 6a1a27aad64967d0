import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countedRanges } from "../../../core/video/counted-ranges.rule.ts";
import { playbackStep } from "../../../core/video/playback-step.rule.ts";
import { believedLength, ownLength } from "../../../core/video/recording-length.rule.ts";
import { lineAt, linesWith } from "../../../core/video/transcript.rule.ts";
import { mostRanges, type WatchedRanges } from "../../../core/video/watched-range.model.ts";
import { joinedRanges, keptRanges, newRanges, rangesWithin, secondsOf, unbrokenEnd } from "../../../core/video/watched-ranges.rule.ts";

const aRange = fc.tuple(fc.nat(100), fc.nat(100));
const someRanges: fc.Arbitrary<WatchedRanges> = fc.array(aRange, { maxLength: 12 });

/** Whole seconds of the ranges. */
const secondsIn = (ranges: WatchedRanges): ReadonlySet<number> =>
  new Set(ranges.flatMap(([from, to]) => Array.from({ length: Math.max(0, to - from) }, (_, second) => from + second)));

describe("Watched ranges", () => {
  it("should be joined where they touch or overlap, in order", () => {
    expect(
      joinedRanges([
        [10, 20],
        [0, 5],
        [5, 7],
        [15, 30],
        [40, 40],
      ]),
    ).toEqual([
      [0, 7],
      [10, 30],
    ]);
    expect(
      joinedRanges([
        [Number.NaN, 5],
        [3, Number.POSITIVE_INFINITY],
        [9, 8],
      ]),
    ).toEqual([]);
  });

  it("should hold the same seconds however they are joined, clipped or compared", () => {
    fc.assert(
      fc.property(someRanges, someRanges, aRange, (ranges, known, [start, end]) => {
        const joined = joinedRanges(ranges);
        const seconds = secondsIn(ranges);
        expect(secondsIn(joined)).toEqual(seconds);
        expect(secondsOf(joined)).toBe(seconds.size);
        const others = secondsIn(known);
        expect(secondsIn(newRanges(joined, joinedRanges(known)))).toEqual(new Set([...seconds].filter((second) => !others.has(second))));
        expect(secondsIn(rangesWithin(joined, start, end))).toEqual(
          new Set([...seconds].filter((second) => second >= start && second < end)),
        );
      }),
    );
  });

  it("should reach as far as they are unbroken from the start, with at most a second missing in all", () => {
    expect(
      unbrokenEnd(
        [
          [0, 10],
          [10.4, 20],
          [20.5, 30],
          [30.2, 40],
        ],
        0,
      ),
    ).toBe(30);
    expect(
      unbrokenEnd(
        [
          [0, 10],
          [11, 20],
        ],
        0,
      ),
    ).toBe(20);
    expect(
      unbrokenEnd(
        [
          [0, 10],
          [11.1, 20],
        ],
        0,
      ),
    ).toBe(10);
    expect(unbrokenEnd([[5, 10]], 0)).toBe(0);
    expect(unbrokenEnd([[0, 40]], 30)).toBe(40);
    expect(unbrokenEnd([], 30)).toBe(30);
  });

  it("should keep the longest when there are too many", () => {
    const many = Array.from({ length: mostRanges + 1 }, (_, n): readonly [number, number] => [n * 10, n * 10 + (n === 3 ? 1 : 5)]);
    expect(keptRanges(many)).toEqual(many.filter((_, n) => n !== 3));
  });

  it("should count no more seconds than have passed at the rate plus 10 %, and only what was reported", () => {
    fc.assert(
      fc.property(someRanges, someRanges, fc.integer({ min: -10, max: 60 }), fc.constantFrom(0.5, 1, 2), (known, played, elapsed, rate) => {
        const counted = countedRanges({ known: joinedRanges(known), played, elapsed, rate });
        expect(secondsOf(counted)).toBeLessThanOrEqual(Math.max(0, elapsed) * rate * 1.1 + 1e-9);
        expect(secondsOf(newRanges(counted, joinedRanges(played)))).toBe(0);
      }),
    );
  });
});

describe("The time between two ticks", () => {
  const at = { time: 10, rate: 1, ahead: 0 };

  it("should tell playing from jumping, at any rate and after a short delay", () => {
    expect(playbackStep(at, { time: 10.25, rate: 1, elapsed: 0.25 })).toMatchObject({ isJump: false, point: { time: 10.25 } });
    expect(playbackStep(at, { time: 10.5, rate: 2, elapsed: 0.25 }).isJump).toBe(false);
    expect(playbackStep(at, { time: 10.6, rate: 1, elapsed: 0.25 }).isJump).toBe(false);
    expect(playbackStep(at, { time: 11, rate: 1, elapsed: 0.25 }).isJump).toBe(true);
    expect(playbackStep(at, { time: 9.5, rate: 1, elapsed: 0.25 }).isJump).toBe(true);
    expect(playbackStep(at, { time: 70, rate: 1, elapsed: 60 }).isJump).toBe(false);
  });

  it("should find many small jumps by their sum", () => {
    let point = at;
    const jumps = [1, 2, 3, 4].map(() => {
      const step = playbackStep(point, { time: point.time + 0.45, rate: 1, elapsed: 0.25 });
      point = step.point;
      return step.isJump;
    });
    expect(jumps).toEqual([false, false, true, true]);
  });
});

describe("The length of a recording", () => {
  it("should be the one of its metadata, corrected by a second or two, else the longest reported", () => {
    expect([
      ownLength({ summary: { duration: 90 } }),
      ownLength({ summary: { duration: -1 } }),
      ownLength({ summary: null }),
      ownLength({}),
    ]).toEqual([90, 0, 0, 0]);
    expect([believedLength(90, 5), believedLength(90, 89.2), believedLength(90, 900), believedLength(0, 60), believedLength(1, 0)]).toEqual(
      [90, 89.2, 90, 60, 1],
    );
  });
});

describe("A transcript", () => {
  const lines = [
    { start: 1, text: "Ahoy" },
    { start: 5, text: "Drop the Anchor" },
  ];

  it("should be searched without regard to case, and know the line of a time", () => {
    expect(linesWith(lines, " anchor ")).toEqual(lines.slice(1));
    expect(linesWith(lines, "")).toEqual(lines);
    expect([lineAt(lines, 0), lineAt(lines, 1), lineAt(lines, 60)]).toEqual([null, lines[0], lines[1]]);
  });
});
