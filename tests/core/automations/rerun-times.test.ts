import { describe, expect, it } from "vitest";
import type { Rerun, RerunSchedule } from "../../../core/automations/rerun-times.rule.ts";
import { Rerun as RerunOption, RunCount, rerunTimes } from "../../../core/automations/rerun-times.rule.ts";
import { Weekday, weekdays } from "../../../core/automations/weekday.model.ts";

const schedule = (start_date: string, rerun: Rerun, given: Partial<RerunSchedule> = {}): RerunSchedule => ({
  start_date,
  start_at: "09:00",
  timezone: "UTC",
  rerun,
  weekdays: null,
  ...given,
});

const utc = (text: string): number => Date.parse(`${text}:00Z`) / 1000;
const runs = (given: RerunSchedule, count: number): readonly string[] =>
  rerunTimes(given, count).map((time) => new Date(time * 1000).toISOString().slice(0, 16));

describe("rerun times", () => {
  it("should repeat never, daily, weekly, monthly or yearly [C4.04]", () => {
    expect(["never", "daily", "weekly", "monthly", "yearly"].every(RerunOption.is)).toBe(true);
    expect(RerunOption.is("hourly")).toBe(false);
    expect(rerunTimes(schedule("2024-03-01", "never"), 3)).toEqual([utc("2024-03-01T09:00")]);
    expect(rerunTimes(schedule("2024-02-28", "daily"), 3)).toEqual([
      utc("2024-02-28T09:00"),
      utc("2024-02-29T09:00"),
      utc("2024-03-01T09:00"),
    ]);
    expect(rerunTimes(schedule("2024-02-28", "weekly"), 2)).toEqual([utc("2024-02-28T09:00"), utc("2024-03-06T09:00")]);
    expect(rerunTimes(schedule("2024-02-28", "monthly"), 2)).toEqual([utc("2024-02-28T09:00"), utc("2024-03-28T09:00")]);
    expect(rerunTimes(schedule("2024-02-28", "yearly"), 2)).toEqual([utc("2024-02-28T09:00"), utc("2025-02-28T09:00")]);
  });

  it("should be requested by a whole number up to ten thousand", () => {
    expect([0, 1, 10_000].map(RunCount.is)).toEqual([true, true, true]);
    expect([-1, 10_001, 1.5, Number.NaN].map(RunCount.is)).toEqual([false, false, false, false]);
  });

  it("should be empty for zero runs, and start at 09:00 in UTC by default", () => {
    expect(rerunTimes(schedule("2024-03-01", "daily"), 0)).toEqual([]);
    expect(runs({ start_date: "2024-03-01", start_at: null, timezone: null, rerun: null, weekdays: null }, 5)).toEqual([
      "2024-03-01T09:00",
    ]);
  });

  it("should use the last day of shorter months, anchored to the first day", () => {
    expect(runs(schedule("2023-01-31", "monthly"), 4)).toEqual([
      "2023-01-31T09:00",
      "2023-02-28T09:00",
      "2023-03-31T09:00",
      "2023-04-30T09:00",
    ]);
    expect(runs(schedule("2024-01-30", "monthly"), 3)).toEqual(["2024-01-30T09:00", "2024-02-29T09:00", "2024-03-30T09:00"]);
  });

  it("should run on 28 February in common years when it began on a leap day, and on the leap day again", () => {
    expect(runs(schedule("2024-02-29", "yearly"), 5)).toEqual([
      "2024-02-29T09:00",
      "2025-02-28T09:00",
      "2026-02-28T09:00",
      "2027-02-28T09:00",
      "2028-02-29T09:00",
    ]);
  });

  it("should move a run to the next allowed weekday, 1 being Monday and 7 Sunday [C4.12, C9.10]", () => {
    expect(runs(schedule("2024-03-09", "never", { weekdays: [1] }), 1)).toEqual(["2024-03-11T09:00"]);
    expect(runs(schedule("2024-03-09", "never", { weekdays: [7] }), 1)).toEqual(["2024-03-10T09:00"]);
    expect(Object.entries(weekdays)[0]).toEqual(["1", "Monday"]);
    expect(Object.entries(weekdays)[6]).toEqual(["7", "Sunday"]);
    expect([0, 1, 7, 8, 1.5].map(Weekday.is)).toEqual([false, true, true, false, false]);
  });

  it("should send once when several runs move to the same day", () => {
    expect(runs(schedule("2024-03-08", "daily", { weekdays: [1, 2, 3, 4, 5] }), 3)).toEqual([
      "2024-03-08T09:00",
      "2024-03-11T09:00",
      "2024-03-12T09:00",
    ]);
  });

  it("should run weekly on every selected weekday", () => {
    expect(runs(schedule("2024-03-06", "weekly", { weekdays: [1, 3] }), 4)).toEqual([
      "2024-03-06T09:00",
      "2024-03-11T09:00",
      "2024-03-13T09:00",
      "2024-03-18T09:00",
    ]);
  });

  it("should keep a month's anchor when a weekday has moved a run", () => {
    expect(runs(schedule("2024-08-31", "monthly", { weekdays: [1, 2, 3, 4, 5] }), 3)).toEqual([
      "2024-09-02T09:00",
      "2024-09-30T09:00",
      "2024-10-31T09:00",
    ]);
  });

  it("should keep the local time over summer time, skip forward to the first valid minute, and use the first of a repeated time", () => {
    const newYork = { timezone: "America/New_York" };
    expect(runs(schedule("2024-03-09", "daily", { ...newYork, start_at: "02:30" }), 3)).toEqual([
      "2024-03-09T07:30",
      "2024-03-10T07:00",
      "2024-03-11T06:30",
    ]);
    expect(runs(schedule("2024-11-02", "daily", { ...newYork, start_at: "01:30" }), 3)).toEqual([
      "2024-11-02T05:30",
      "2024-11-03T05:30",
      "2024-11-04T06:30",
    ]);
  });

  it("should send once when a day that a zone skipped moves onto the next run", () => {
    const apia = schedule("2011-12-29", "daily", { timezone: "Pacific/Apia", start_at: "00:00" });
    expect(runs(apia, 3)).toEqual(["2011-12-29T10:00", "2011-12-30T10:00", "2011-12-31T10:00"]);
  });
});
