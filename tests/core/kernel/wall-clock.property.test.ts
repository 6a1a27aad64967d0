import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, dateOfDay, dayNumber, weekdayOf } from "../../../core/kernel/calendar.ts";
import { instantOf, instantOfWall, instantText, localDateAt, startOfWallDay, wallTextAt } from "../../../core/kernel/wall-clock.ts";
import { zoneOffset } from "../../../core/kernel/zone-offset.ts";
import { aLocalTime } from "../../arbitraries/automations.arb.ts";

/**
 * Zones with clocks that change, at midnight, by half an hour, by a whole day, and with offsets that are no whole minutes in their past.
 */
const aZone = fc.constantFrom(
  "UTC",
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "America/Sao_Paulo",
  "Pacific/Apia",
  "Africa/Cairo",
  "Asia/Beirut",
  "America/Havana",
  "Africa/Casablanca",
  "America/St_Johns",
  "Europe/Dublin",
  "+05:45",
  "-03:30",
);

/** Days from before there were zones to long after, most of them in the years that have rules of their own. */
const aDay = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: -40_000, max: 60_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 10_000, max: 24_000 }) },
);
const anInstant = fc.tuple(aDay, fc.integer({ min: 0, max: 86_399 })).map(([day, second]) => day * 86_400 + second);

const zoned = (epoch: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(epoch * 1000).toZonedDateTimeISO(zone);
const secondsOf = (at: Temporal.ZonedDateTime) => Math.floor(at.epochMilliseconds / 1000);

describe("the local time compared with Temporal", () => {
  it("should have the same day, minute and offset at every instant", () => {
    fc.assert(
      fc.property(anInstant, aZone, (epoch, zone) => {
        const at = zoned(epoch, zone);
        expect([zoneOffset(epoch, zone), localDateAt(epoch, zone), wallTextAt(epoch, zone), instantText(epoch)]).toEqual([
          at.offsetNanoseconds / 1e9,
          at.toPlainDate().toString(),
          at.toPlainDateTime().toString({ smallestUnit: "minute" }),
          at.toInstant().toString(),
        ]);
      }),
    );
  });

  it("should find the same instant for a local time, later by the gap if it is skipped", () => {
    fc.assert(
      fc.property(aDay, aLocalTime, aZone, (day, time, zone) => {
        const wall = Temporal.PlainDateTime.from(`${dateOfDay(day)}T${time}`);
        expect(instantOfWall(day * 86_400 + Number(time.slice(0, 2)) * 3600 + Number(time.slice(3)) * 60, zone)).toBe(
          secondsOf(wall.toZonedDateTime(zone)),
        );
      }),
    );
  });

  it("should begin days where Temporal does, skipped days included", () => {
    fc.assert(
      fc.property(aDay, aZone, (day, zone) => {
        expect(startOfWallDay(day, zone)).toBe(secondsOf(Temporal.PlainDate.from(dateOfDay(day)).toZonedDateTime(zone)));
      }),
    );
    expect(startOfWallDay(dayNumber("2011-12-30"), "Pacific/Apia")).toBe(startOfWallDay(dayNumber("2011-12-31"), "Pacific/Apia"));
  });

  it("should move a skipped time to the first minute after the gap, and use the first of a repeated one", () => {
    expect(instantText(instantOf("2024-03-31", "02:30", "Europe/Berlin"))).toBe("2024-03-31T01:00:00Z");
    expect(instantText(instantOf("2024-10-27", "02:30", "Europe/Berlin"))).toBe("2024-10-27T00:30:00Z");
    expect(instantText(instantOf("2011-12-30", "12:00", "Pacific/Apia"))).toBe("2011-12-30T10:00:00Z");
    expect(instantText(instantOf("2024-10-06", "02:10", "Australia/Lord_Howe"))).toBe("2024-10-05T15:30:00Z");
    expect(wallTextAt(instantOf("1893-04-01", "00:01", "Europe/Berlin"), "Europe/Berlin")).toBe("1893-04-01T00:07");
  });

  it("should refuse an unknown zone and an invalid instant", () => {
    expect(() => zoneOffset(0, "Mars/Olympus")).toThrow(RangeError);
    expect(() => zoneOffset(1e15, "Europe/Berlin")).toThrow(RangeError);
  });
});

describe("the calendar compared with Temporal", () => {
  it("should count days, months and weekdays alike", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -50_000, max: 50_000 }), fc.integer({ min: -2_000, max: 2_000 }), (day, days, months) => {
        const date = Temporal.PlainDate.from(dateOfDay(day));
        expect(dayNumber(date.toString())).toBe(day);
        expect([addDays(date.toString(), days), addMonths(date.toString(), months), weekdayOf(date.toString())]).toEqual([
          date.add({ days }).toString(),
          date.add({ months }).toString(),
          date.dayOfWeek,
        ]);
      }),
    );
  });

  it("should continue beyond the year 9999 and before the year 1", () => {
    expect([addDays("9999-12-31", 1), addMonths("+010000-01-31", 1), addMonths("0000-01-31", -11)]).toEqual([
      "+010000-01-01",
      "+010000-02-29",
      "-000001-02-28",
    ]);
  });
});
