import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ReleaseKind } from "../../../core/courses/release-kind.model.ts";
import { Release, releaseTime } from "../../../core/courses/release-time.rule.ts";
import { aLocalDate, aLocalTime, aTimeZone } from "../../arbitraries/automations.arb.ts";

const at = (text: string): number => Date.parse(text) / 1000;
const release = (given: Partial<Release>): Release => ({
  release: "immediately",
  delay_days: null,
  date: null,
  start_at: null,
  timezone: "America/New_York",
  joined_at: at("2024-07-02T23:50:00-04:00"),
  ...given,
});

describe("release time", () => {
  it("should be one of three kinds [C4.08]", () => {
    expect(["immediately", "delay", "date"].every(ReleaseKind.is)).toBe(true);
    expect(ReleaseKind.is("later")).toBe(false);
  });

  it("should be at once when the learner joins [C4.09]", () => {
    expect(releaseTime(release({ delay_days: 3, date: "2030-01-01" }))).toBe(at("2024-07-02T23:50:00-04:00"));
  });

  it("should count days on the calendar of the zone from the join date, and release at 09:00 [C4.10]", () => {
    expect(releaseTime(release({ release: "delay", delay_days: 1 }))).toBe(at("2024-07-03T09:00:00-04:00"));
    expect(releaseTime(release({ release: "delay", delay_days: 1, timezone: null }))).toBe(at("2024-07-04T09:00:00Z"));
    expect(releaseTime(release({ release: "delay", delay_days: 30, start_at: "18:30" }))).toBe(at("2024-08-01T18:30:00-04:00"));
  });

  it("should wait for the hour on the day of joining, and be at once after it [C4.10]", () => {
    const joined = (text: string) => releaseTime(release({ release: "delay", delay_days: 0, joined_at: at(text) }));
    expect(joined("2024-07-02T08:59:59-04:00")).toBe(at("2024-07-02T09:00:00-04:00"));
    expect(joined("2024-07-02T09:00:00-04:00")).toBe(at("2024-07-02T09:00:00-04:00"));
    expect(joined("2024-07-02T09:00:01-04:00")).toBe(at("2024-07-02T09:00:01-04:00"));
    expect(releaseTime(release({ release: "delay" }))).toBe(at("2024-07-02T23:50:00-04:00"));
  });

  it("should be on the date at the hour set, and at once when that has passed [C4.11]", () => {
    expect(releaseTime(release({ release: "date", date: "2024-07-10" }))).toBe(at("2024-07-10T09:00:00-04:00"));
    expect(releaseTime(release({ release: "date", date: "2024-07-10", start_at: "00:00" }))).toBe(at("2024-07-10T00:00:00-04:00"));
    expect(releaseTime(release({ release: "date", date: "2024-07-01" }))).toBe(at("2024-07-02T23:50:00-04:00"));
  });

  it("should move a skipped hour to the first valid minute", () => {
    expect(releaseTime(release({ release: "date", date: "2025-03-09", start_at: "02:15" }))).toBe(at("2025-03-09T03:00:00-04:00"));
  });

  it("should read delays from 0 days to 100 years, and a day where it is released on one", () => {
    for (const right of [
      { release: "delay", delay_days: 0 },
      { release: "delay", delay_days: 36_500 },
      { release: "date", date: "2024-07-10" },
    ]) {
      expect(Release.decode({ ...release({}), ...right })._tag).toBe("Right");
    }
    expect(Release.decode({ ...release({}), delay_days: 36_501 })._tag).toBe("Left");
    const decoded = Release.decode({ ...release({}), release: "date" });
    expect(decoded._tag === "Left" && decoded.left.map(({ context, message }) => [context.at(-1)?.key, message])).toEqual([
      ["date", "is needed to release on a date"],
    ]);
    expect(releaseTime(release({ release: "date", date: null }))).toBe(release({}).joined_at);
  });

  it.each([
    { release: "date" },
    { date: "2024-02-30" },
    { timezone: "Nowhere" },
    { delay_days: -1 },
    { delay_days: 1.5 },
    { joined_at: "x" },
    { release: "soon" },
  ])("should not read %o", (wrong) => {
    expect(Release.decode({ ...release({}), ...wrong })._tag).toBe("Left");
  });

  it("should never release before the learner joined, nor earlier for a longer delay", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.nat(400),
        aTimeZone,
        aLocalTime,
        aLocalDate,
        (joined_at, delay_days, timezone, start_at, date) => {
          const given = release({ joined_at, delay_days, timezone, start_at, date });
          const delayed = releaseTime({ ...given, release: "delay" });
          expect(delayed).toBeGreaterThanOrEqual(joined_at);
          expect(releaseTime({ ...given, release: "delay", delay_days: delay_days + 1 })).toBeGreaterThanOrEqual(delayed);
          expect(releaseTime({ ...given, release: "date" })).toBeGreaterThanOrEqual(joined_at);
        },
      ),
    );
  });
});
