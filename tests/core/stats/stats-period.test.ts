import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../core/kernel/calendar.ts";
import { localDateAt } from "../../../core/kernel/wall-clock.ts";
import { pointsByDay, statsSince, streakOf } from "../../../core/stats/stats-period.rule.ts";

const at = (text: string): number => Date.parse(text) / 1000;

describe("The period of stats", () => {
  it("should begin at midnight and on the first of the month on the learner's clock, and be everything for all time [C9.13]", () => {
    const now = at("2026-07-01T03:00:00Z");
    expect(statsSince("today", now, "UTC")).toBe(at("2026-07-01T00:00:00Z"));
    expect(statsSince("today", now, "America/New_York")).toBe(at("2026-06-30T04:00:00Z"));
    expect(statsSince("month", now, "UTC")).toBe(at("2026-07-01T00:00:00Z"));
    expect(statsSince("month", now, "America/New_York")).toBe(at("2026-06-01T04:00:00Z"));
    expect(statsSince("all", now, "UTC")).toBe(0);
  });

  it("should begin at the first minute of a day that has no midnight", () => {
    expect(localDateAt(statsSince("today", at("2018-11-04T12:00:00Z"), "America/Sao_Paulo"), "America/Sao_Paulo")).toBe("2018-11-04");
  });
});

describe("A streak", () => {
  it.each([
    [[], 0],
    [["2026-07-01"], 1],
    [["2026-06-30"], 1],
    [["2026-06-29"], 0],
    [["2026-07-01", "2026-06-30", "2026-06-29", "2026-06-27"], 3],
    [["2026-06-30", "2026-06-29", "2026-06-30"], 2],
  ])("should count the days in a row up to today: %j", (days, length) => {
    expect(streakOf(days, "2026-07-01")).toBe(length);
  });
});

describe("Points by day", () => {
  it("should have every day between the first and the last, at most the last 31, and lose none of those", () => {
    expect(pointsByDay([])).toEqual([]);
    expect(
      pointsByDay([
        { day: "2026-06-30", points: 5 },
        { day: "2026-07-02", points: 3 },
        { day: "2026-06-30", points: 1 },
      ]),
    ).toEqual([
      { day: "2026-06-30", points: 6 },
      { day: "2026-07-01", points: 0 },
      { day: "2026-07-02", points: 3 },
    ]);
    fc.assert(
      fc.property(fc.array(fc.record({ off: fc.nat(30), points: fc.nat(1000) }), { minLength: 1 }), (gains) => {
        const days = pointsByDay(gains.map(({ off, points }) => ({ day: addDays("2026-07-01", off), points })));
        expect(days.reduce((sum, { points }) => sum + points, 0)).toBe(gains.reduce((sum, { points }) => sum + points, 0));
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      }),
    );
  });
});
