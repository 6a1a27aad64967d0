import { describe, expect, it } from "vitest";
import { shownInstant, strtotime, zoneOfOffset } from "../../../core/validation/strtotime.rule.ts";

const now = Date.UTC(2024, 2, 6, 14, 30, 15) / 1000;
const read = (text: string, timeZone = "UTC"): string | null => {
  const epoch = strtotime(text, now, timeZone);
  return epoch === null ? null : new Date(epoch * 1000).toISOString().replace(".000Z", "");
};

describe("a date in words, on Wednesday 6 March 2024 at 14:30:15", () => {
  it.each([
    ["now", "2024-03-06T14:30:15"],
    ["today", "2024-03-06T00:00:00"],
    ["tomorrow", "2024-03-07T00:00:00"],
    ["yesterday", "2024-03-05T00:00:00"],
    ["noon", "2024-03-06T12:00:00"],
    ["midnight", "2024-03-06T00:00:00"],
    ["tomorrow noon", "2024-03-07T12:00:00"],
    ["Yesterday 3PM", "2024-03-05T15:00:00"],
    ["monday", "2024-03-11T00:00:00"],
    ["wednesday", "2024-03-06T00:00:00"],
    ["next wednesday", "2024-03-13T00:00:00"],
    ["last wednesday", "2024-02-28T00:00:00"],
    ["last mon 15:30", "2024-03-04T15:30:00"],
    ["monday this week", "2024-03-04T00:00:00"],
    ["sunday this week", "2024-03-10T00:00:00"],
    ["friday last week", "2024-03-01T00:00:00"],
    ["monday next week", "2024-03-11T00:00:00"],
    ["+2 days", "2024-03-08T14:30:15"],
    ["-2 hours", "2024-03-06T12:30:15"],
    ["2 weeks ago", "2024-02-21T14:30:15"],
    ["10 minutes", "2024-03-06T14:40:15"],
    ["+1 year", "2025-03-06T14:30:15"],
    ["+1 month", "2024-04-06T14:30:15"],
    ["next month", "2024-04-06T14:30:15"],
    ["-1 day 3pm", "2024-03-05T15:00:00"],
    ["today +90 minutes", "2024-03-06T01:30:00"],
  ])("should read %j as %s", (text, instant) => {
    expect(read(text)).toBe(instant);
  });

  it.each([
    ["2024-03-01", "2024-03-01T00:00:00"],
    ["2024-03-01T10:20:30Z", "2024-03-01T10:20:30"],
    ["2024-03-01T10:20+02:00", "2024-03-01T08:20:00"],
    ["2024-03-01 10:20", "2024-03-01T10:20:00"],
    ["Mar 1 2024", "2024-03-01T00:00:00"],
    ["March 1st, 2024 3:05pm", "2024-03-01T15:05:00"],
    ["1 Mar 2024", "2024-03-01T00:00:00"],
    ["Dec 25", "2024-12-25T00:00:00"],
    ["3/1/2024", "2024-03-01T00:00:00"],
    ["12/31/2024 23:59", "2024-12-31T23:59:00"],
    ["12am", "2024-03-06T00:00:00"],
    ["12pm", "2024-03-06T12:00:00"],
    ["Jan 31 2024 +1 month", "2024-02-29T00:00:00"],
    ["2023-01-31 +1 month", "2023-02-28T00:00:00"],
    ["@86400", "1970-01-02T00:00:00"],
  ])("should read %j as %s", (text, instant) => {
    expect(read(text)).toBe(instant);
  });

  it.each([
    [""],
    ["   "],
    ["soon"],
    ["2024-02-30"],
    ["13/1/2024"],
    ["Feb 30 2024"],
    ["25:00"],
    ["13pm"],
    ["0pm"],
    ["15:60"],
    ["today today2"],
    ["monday tuesday"],
    ["3pm 4pm"],
    ["+1 fortnight"],
    ["2024-03-01x"],
    ["+999999 years"],
  ])("should not understand %j [A5.07]", (text) => {
    expect(read(text)).toBeNull();
  });

  it("should count days in the user's zone, by name or by offset in minutes east of UTC", () => {
    expect(read("today", "America/New_York")).toBe("2024-03-06T05:00:00");
    expect(read("today", "Asia/Tokyo")).toBe("2024-03-05T15:00:00");
    expect(read("2024-03-10 +1 day", "America/New_York")).toBe("2024-03-11T04:00:00");
    expect(read("2024-03-10 +24 hours", "America/New_York")).toBe("2024-03-11T05:00:00");
    expect(read("2024-03-01", zoneOfOffset(330) ?? "")).toBe("2024-02-29T18:30:00");
    expect(zoneOfOffset(-210)).toBe("-03:30");
    expect(zoneOfOffset(0)).toBe("+00:00");
    expect(zoneOfOffset(841)).toBeNull();
    expect(zoneOfOffset(1.5)).toBeNull();
  });

  it("should be displayed in 12-hour time [A4.17]", () => {
    expect(shownInstant(now, "UTC")).toBe("Mar 6, 2024, 2:30 PM");
    expect(shownInstant(now, "+05:30")).toBe("Mar 6, 2024, 8:00 PM");
  });
});
