import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayNumber, weekdayOf } from "../../../core/kernel/calendar.ts";
import { localDateAt } from "../../../core/kernel/wall-clock.ts";
import { type ReportPeriod, reportPeriods, reportSpan } from "../../../core/reports/report-period.rule.ts";

const at = (text: string): number => Date.parse(text) / 1000;
const aZone = fc.constantFrom(
  "UTC",
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "America/Sao_Paulo",
  "Pacific/Apia",
  "Africa/Cairo",
);
const anInstant = fc.integer({ min: at("2000-01-01T00:00:00Z"), max: at("2040-01-01T00:00:00Z") });
const aPeriod = fc.constantFrom<ReportPeriod>(...reportPeriods);

describe("The period of a report", () => {
  it("should have each day once, today included, on the reader's clock", () => {
    const now = at("2026-07-01T03:00:00Z");
    expect(reportSpan("7d", now, "UTC").buckets.map(({ day }) => day)).toEqual([
      "2026-06-25",
      "2026-06-26",
      "2026-06-27",
      "2026-06-28",
      "2026-06-29",
      "2026-06-30",
      "2026-07-01",
    ]);
    expect(reportSpan("30d", now, "America/New_York")).toMatchObject({ first: "2026-06-01", last: "2026-06-30", unit: "day" });
  });

  it("should have weeks from Monday, of which the first begins with the period, and months with their first day", () => {
    const now = at("2026-07-01T12:00:00Z");
    const weeks = reportSpan("90d", now, "UTC");
    expect(weeks).toMatchObject({ unit: "week", first: "2026-04-03", last: "2026-07-01" });
    expect(weeks.buckets.slice(0, 3).map(({ day }) => day)).toEqual(["2026-04-03", "2026-04-06", "2026-04-13"]);
    expect(weeks.buckets.at(-1)?.day).toBe("2026-06-29");
    const months = reportSpan("12m", now, "UTC");
    expect(months).toMatchObject({ unit: "month", first: "2025-08-01" });
    expect(months.buckets.map(({ day }) => day.slice(0, 7))).toHaveLength(12);
    expect(months.buckets.at(-1)?.day).toBe("2026-07-01");
  });

  it("should count an hour that comes twice and days of 23 and 25 hours to their own day", () => {
    const hours = (now: string, zone: string): readonly number[] => {
      const { buckets, until } = reportSpan("7d", at(now), zone);
      return buckets.map(({ start }, n) => ((buckets[n + 1]?.start ?? until) - start) / 3600);
    };
    expect(hours("2026-03-31T12:00:00Z", "Europe/Berlin")).toEqual([24, 24, 24, 24, 23, 24, 24]);
    expect(hours("2026-10-27T12:00:00Z", "Europe/Berlin")).toEqual([24, 24, 24, 24, 25, 24, 24]);
  });

  it("should have no row for a day that the zone skipped", () => {
    const { buckets } = reportSpan("7d", at("2012-01-02T00:00:00Z"), "Pacific/Apia");
    expect(buckets.map(({ day }) => day)).toEqual(["2011-12-27", "2011-12-28", "2011-12-29", "2011-12-31", "2012-01-01", "2012-01-02"]);
  });

  it("should cover now and every instant before it by exactly one row, which begins with its day", () => {
    fc.assert(
      fc.property(anInstant, aPeriod, aZone, fc.double({ min: 0, max: 1, noNaN: true }), (now, period, zone, share) => {
        const { buckets, since, until, first, last, unit } = reportSpan(period, now, zone);
        expect(now).toBeGreaterThanOrEqual(since);
        expect(now).toBeLessThan(until);
        expect([buckets[0]?.day, buckets[0]?.start]).toEqual([first, since]);
        expect(last).toBe(localDateAt(now, zone));
        const then = Math.floor(since + share * (until - 1 - since));
        const own = buckets.findLast(({ start }) => start <= then);
        const day = localDateAt(then, zone);
        if (unit === "day") expect(own?.day).toBe(day);
        if (unit === "month") expect(own?.day).toBe(`${day.slice(0, -2)}01`);
        if (unit === "week") expect(own?.day).toBe([addDays(day, 1 - weekdayOf(day)), first].toSorted().at(-1));
        buckets.forEach(({ start }, n) => expect(start).toBeGreaterThan(n === 0 ? 0 : (buckets[n - 1]?.start ?? 0)));
        if (period !== "12m") expect(dayNumber(last) - dayNumber(first) + 1).toBe(Number.parseInt(period, 10));
      }),
    );
  });
});
