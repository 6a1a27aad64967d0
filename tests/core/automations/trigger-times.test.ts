import { describe, expect, it } from "vitest";
import { TypedStart, triggerTimes } from "../../../core/automations/trigger-times.rule.ts";

const typed = { start_date: "2024-03-10", start_at: "09:00", timezone: null, org_timezone: null };
const at = (text: string) => ({ start_time: Date.parse(text) / 1000 });

describe("trigger times", () => {
  it("should read the typed time in the automation's zone, else the organisation's, else UTC", () => {
    expect(triggerTimes({ ...typed, timezone: "Europe/Berlin", org_timezone: "Asia/Tokyo" })).toEqual(at("2024-03-10T08:00:00Z"));
    expect(triggerTimes({ ...typed, org_timezone: "Asia/Tokyo" })).toEqual(at("2024-03-10T00:00:00Z"));
    expect(triggerTimes(typed)).toEqual(at("2024-03-10T09:00:00Z"));
  });

  it("should move a skipped time to the first valid minute, and use the first of a repeated one", () => {
    expect(triggerTimes({ ...typed, start_at: "02:30", timezone: "America/New_York" })).toEqual(at("2024-03-10T07:00:00Z"));
    expect(triggerTimes({ ...typed, start_at: "02:00", timezone: "America/New_York" })).toEqual(at("2024-03-10T07:00:00Z"));
    expect(triggerTimes({ ...typed, start_at: "01:59", timezone: "America/New_York" })).toEqual(at("2024-03-10T06:59:00Z"));
    expect(triggerTimes({ ...typed, start_date: "2024-11-03", start_at: "01:30", timezone: "America/New_York" })).toEqual(
      at("2024-11-03T05:30:00Z"),
    );
  });

  it("should have no start without a day, and 09:00 without a time", () => {
    expect(triggerTimes({ ...typed, start_date: null })).toEqual({ start_time: null });
    expect(triggerTimes({ ...typed, start_at: null })).toEqual(at("2024-03-10T09:00:00Z"));
  });

  it.each([
    { start_date: "2023-02-29" },
    { start_date: "2024-13-01" },
    { start_date: "2024-3-1" },
    { start_at: "24:00" },
    { start_at: "9:00" },
    { timezone: "Mars/Olympus" },
    { org_timezone: "" },
  ])("should not read %o", (wrong) => {
    expect(TypedStart.decode({ ...typed, ...wrong })._tag).toBe("Left");
  });
});
