import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EpochSeconds, LocalDate, LocalTime, TimeZone } from "../../../core/kernel/dates.ts";
import { instantOf, localDateAt } from "../../../core/kernel/wall-clock.ts";
import { aLocalDate, aLocalTime, aTimeNeverSkipped, aTimeZone } from "../../arbitraries/automations.arb.ts";

describe("days, times and zones", () => {
  it("should be existing days", () => {
    expect(["2024-02-29", "2000-02-29", "2024-12-31", "2023-04-30"].every(LocalDate.is)).toBe(true);
    expect(
      [
        "2023-02-29",
        "1900-02-29",
        "2024-04-31",
        "2024-00-10",
        "2024-13-01",
        "2024-01-00",
        "2024-1-1",
        "24-01-01",
        "2024-01-01T00:00",
        "",
      ].some(LocalDate.is),
    ).toBe(false);
  });

  it("should be times from 00:00 to 23:59", () => {
    expect(["00:00", "09:05", "23:59"].every(LocalTime.is)).toBe(true);
    expect(["24:00", "9:00", "12:60", "12:00:00", "noon", ""].some(LocalTime.is)).toBe(false);
  });

  it("should be zones that the platform knows", () => {
    expect(["UTC", "Europe/Berlin", "America/New_York"].every(TimeZone.is)).toBe(true);
    expect(["Mars/Olympus", "", "Berlin", "Z"].some(TimeZone.is)).toBe(false);
  });

  it("should be whole seconds of four-digit years", () => {
    expect([0, -1, 253_402_300_799].every(EpochSeconds.is)).toBe(true);
    expect([0.5, 253_402_300_800, NaN, "1"].some(EpochSeconds.is)).toBe(false);
  });
});

describe("the local time", () => {
  it("should be, at the instant found, the requested time whenever that exists", () => {
    fc.assert(
      fc.property(aLocalDate, aTimeNeverSkipped, aTimeZone, (date, time, zone) => {
        fc.pre(!(zone === "Pacific/Apia" && date === "2011-12-30"));
        expect(localDateAt(instantOf(date, time, zone), zone)).toBe(date);
      }),
    );
  });

  it("should never go back when the requested time advances", () => {
    fc.assert(
      fc.property(aLocalDate, aLocalTime, aLocalTime, aTimeZone, (date, one, other, zone) => {
        const [earlier = one, later = other] = [one, other].toSorted();
        expect(instantOf(date, later, zone)).toBeGreaterThanOrEqual(instantOf(date, earlier, zone));
      }),
    );
  });
});
