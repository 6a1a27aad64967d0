import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUndoable } from "../../../core/jobs/job.model.ts";
import { nextRun } from "../../../core/jobs/next-run.rule.ts";
import { retryDelay } from "../../../core/jobs/retry-delay.rule.ts";
import { percentDone, timeLeft } from "../../../core/jobs/time-left.rule.ts";

const at = (iso: string): number => Date.parse(iso) / 1000;

describe("the remaining time of a job", () => {
  it("should continue at the speed so far", () => expect(timeLeft({ done: 25, total: 100 }, 1000, 1010)).toBe(30));
  it.each([
    ["its size is unknown", { done: 5, total: null }, 1000, 1010],
    ["nothing is done", { done: 0, total: 5 }, 1000, 1010],
    ["it has not begun", { done: 1, total: 5 }, null, 1010],
    ["it began less than two seconds ago", { done: 1, total: 5 }, 1009, 1010],
  ] as const)("should be unknown while %s", (_, progress, started, now) => expect(timeLeft(progress, started, now)).toBeNull());
  it("should never be negative, also when more is done than was announced", () =>
    expect(timeLeft({ done: 12, total: 10 }, 0, 100)).toBe(0));
});

describe("the progress of a job", () => {
  it.each([
    [{ done: 0, total: 0 }, 100],
    [{ done: 1, total: 3 }, 33],
    [{ done: 999, total: 1000 }, 99],
    [{ done: 7, total: 7 }, 100],
    [{ done: 9, total: 7 }, 100],
    [{ done: 9, total: null }, null],
  ] as const)("should show %j as %s", (progress, percent) => expect(percentDone(progress)).toBe(percent));
});

describe("the wait before a job is retried", () => {
  it("should double from five seconds to an hour", () =>
    expect([1, 2, 3, 10, 11, 50].map(retryDelay)).toEqual([5, 10, 20, 2560, 3600, 3600]));
});

describe("a schedule", () => {
  it("should be due after its interval", () => expect(nextRun({ every: 600 }, 1000, "UTC")).toBe(1600));
  it("should be due at midnight of the organisation", () =>
    expect(nextRun({ dailyAt: "00:00" }, at("2026-07-01T12:00:00Z"), "America/New_York")).toBe(at("2026-07-02T04:00:00Z")));
  it("should be due tomorrow when it is due now", () =>
    expect(nextRun({ dailyAt: "04:00" }, at("2026-07-01T04:00:00Z"), "UTC")).toBe(at("2026-07-02T04:00:00Z")));
  it("should be due once on the day that has the time twice", () => {
    const first = nextRun({ dailyAt: "01:30" }, at("2026-11-01T04:00:00Z"), "America/New_York");
    expect(first).toBe(at("2026-11-01T05:30:00Z"));
    expect(nextRun({ dailyAt: "01:30" }, first, "America/New_York")).toBe(at("2026-11-02T06:30:00Z"));
  });
  it("should be due later than now, and within two days, whatever the hour and the zone", () => {
    const zones = fc.constantFrom("UTC", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Africa/Casablanca");
    const times = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([h, m]) => `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}`);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), times, zones, (after, dailyAt, zone) => {
        const due = nextRun({ dailyAt }, after, zone);
        expect(due).toBeGreaterThan(after);
        expect(due - after).toBeLessThanOrEqual(2 * 86_400);
      }),
    );
  });
});

describe("whether a job can be undone", () => {
  const done = { state: "done", undo_until: 100, undone_by: null } as const;
  it("should be true until its time is over", () => expect([99, 100].map((now) => isUndoable(done, now))).toEqual([true, false]));
  it("should be true for one that was cancelled with something done", () =>
    expect(isUndoable({ ...done, state: "cancelled" }, 1)).toBe(true));
  it.each([{ state: "running" }, { state: "failed" }, { undo_until: null }, { undone_by: 7 }] as const)(
    "should be false with %j",
    (change) => expect(isUndoable({ ...done, ...change }, 1)).toBe(false),
  );
});
