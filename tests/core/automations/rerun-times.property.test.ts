import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { rerunTimes } from "../../../core/automations/rerun-times.rule.ts";
import { aLocalDate, aLocalTime, aTimeNeverSkipped, aTimeZone, someWeekdays } from "../../arbitraries/automations.arb.ts";

const aRerun = fc.constantFrom("daily", "weekly", "monthly", "yearly");
const someRuns = fc.integer({ min: 1, max: 30 });

const schedules = (start_at: fc.Arbitrary<string>) =>
  fc.record({ start_date: aLocalDate, start_at, timezone: aTimeZone, rerun: aRerun, weekdays: someWeekdays });

const localOf = (epoch: number, timezone: string) => Temporal.Instant.fromEpochMilliseconds(epoch * 1000).toZonedDateTimeISO(timezone);

describe("rerun times", () => {
  it("should increase strictly and be as many as requested, whatever clock changes do", () => {
    fc.assert(
      fc.property(schedules(aLocalTime), someRuns, (schedule, count) => {
        const times = rerunTimes(schedule, count);
        expect(times).toHaveLength(count);
        expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? time))).toBe(true);
      }),
    );
  });

  it("should have the same local time at every run, on allowed weekdays only, never before the start", () => {
    fc.assert(
      fc.property(schedules(aTimeNeverSkipped), someRuns, (schedule, count) => {
        fc.pre(schedule.timezone !== "Pacific/Apia");
        for (const time of rerunTimes(schedule, count)) {
          const local = localOf(time, schedule.timezone);
          expect(local.toPlainTime().toString({ smallestUnit: "minute" })).toBe(schedule.start_at);
          expect(schedule.weekdays.length === 0 || schedule.weekdays.includes(local.dayOfWeek)).toBe(true);
          expect(local.toPlainDate().toString() >= schedule.start_date).toBe(true);
        }
      }),
    );
  });

  it("should begin with the same runs when more are requested", () => {
    fc.assert(
      fc.property(schedules(aLocalTime), someRuns, (schedule, count) => {
        expect(rerunTimes(schedule, count + 5).slice(0, count)).toEqual(rerunTimes(schedule, count));
      }),
    );
  });
});
