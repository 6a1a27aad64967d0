import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distinctPauses, isReleased, releaseAfterPause, releaseAfterPauses } from "../../../core/courses/drip.rule.ts";

const pause = { paused_at: 100, resumed_at: 150 };

describe("several pauses", () => {
  it("should be one where they overlap or touch, and not count before joining", () => {
    const pauses = [
      { paused_at: 50, resumed_at: 60 },
      { paused_at: 0, resumed_at: 20 },
      { paused_at: 60, resumed_at: 70 },
      { paused_at: 55, resumed_at: 58 },
      { paused_at: 2, resumed_at: 8 },
      { paused_at: 90, resumed_at: null },
    ];
    expect(distinctPauses(pauses, 10)).toEqual([
      { paused_at: 10, resumed_at: 20 },
      { paused_at: 50, resumed_at: 70 },
      { paused_at: 90, resumed_at: null },
    ]);
  });

  it("should each shift what is still to come, and the last hold it while it lasts [C4.27]", () => {
    const pauses = distinctPauses([pause, { paused_at: 200, resumed_at: 300 }], 0);
    expect(releaseAfterPauses("delay", 120, pauses)).toBe(170);
    expect(releaseAfterPauses("delay", 160, pauses)).toBe(310);
    expect(releaseAfterPauses("date", 210, pauses)).toBe(300);
    expect(releaseAfterPauses("date", 210, [{ paused_at: 200, resumed_at: null }])).toBe(null);
    expect(releaseAfterPauses("date", 200, [{ paused_at: 200, resumed_at: null }])).toBe(200);
  });
});

describe("a paused drip", () => {
  it("should release nothing new while it lasts [C4.27]", () => {
    expect(isReleased(100, 100, 140)).toBe(true);
    expect(isReleased(101, 100, 140)).toBe(false);
    expect(isReleased(101, null, 140)).toBe(true);
    expect(isReleased(141, null, 140)).toBe(false);
  });

  it("should shift delayed lessons by its length, and release dated ones at once if the date fell into it [C4.27]", () => {
    expect(releaseAfterPause("delay", 120, pause)).toBe(170);
    expect(releaseAfterPause("delay", 500, pause)).toBe(550);
    expect(releaseAfterPause("date", 120, pause)).toBe(150);
    expect(releaseAfterPause("date", 500, pause)).toBe(500);
    expect(releaseAfterPause("delay", 100, pause)).toBe(100);
  });

  it("should have released a lesson from the second on at which it is due, unless a pause began before", () => {
    expect([99, 100, 101].map((now) => isReleased(100, null, now))).toEqual([false, true, true]);
    expect([99, 100, 101].map((pausedSince) => isReleased(100, pausedSince, 200))).toEqual([false, true, true]);
  });

  it("should keep the order of delayed lessons, and never release anything earlier", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("immediately", "delay", "date"),
        fc.nat(1000),
        fc.nat(1000),
        fc.nat(1000),
        fc.nat(1000),
        (release, due, more, paused_at, length) => {
          const within = { paused_at, resumed_at: paused_at + length };
          const first = releaseAfterPause(release, due, within);
          expect(first).toBeGreaterThanOrEqual(due);
          expect(releaseAfterPause(release, due + more, within)).toBeGreaterThanOrEqual(first);
        },
      ),
    );
  });
});
