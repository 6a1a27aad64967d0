import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newTrigger, startsImmediately } from "../../../core/automations/new-trigger.rule.ts";
import { isRecentlyEdited } from "../../../core/automations/recently-edited.rule.ts";
import { stepTimeErrors } from "../../../core/automations/step-limits.rule.ts";
import { omissionFrom } from "../../../core/automations/takes-part.rule.ts";
import { triggerStatus } from "../../../core/automations/trigger-status.rule.ts";
import { aTimeZone } from "../../arbitraries/automations.arb.ts";

const at = (text: string): number => Date.parse(text) / 1000;

describe("a new automation", () => {
  const request = { type: "sms", campaign_id: 7, timezone: null, org_timezone: "Asia/Tokyo" } as const;

  it("should be a draft that starts today at 09:00 in its zone, in the campaign given [B4.02, B9.03]", () => {
    expect(newTrigger(request, at("2024-03-01T18:00:00Z"))).toEqual({
      type: "sms",
      campaign_id: 7,
      draft: true,
      paused: false,
      timezone: "Asia/Tokyo",
      start_date: "2024-03-02",
      start_at: "09:00",
      start_time: at("2024-03-02T00:00:00Z"),
    });
    expect(newTrigger({ ...request, timezone: "America/New_York" }, at("2024-03-01T18:00:00Z"))).toMatchObject({
      start_date: "2024-03-01",
      start_time: at("2024-03-01T14:00:00Z"),
    });
  });

  it("should be told to start immediately when its start is past", () => {
    expect([99, 100, 101].map((now) => startsImmediately(100, now))).toEqual([false, true, true]);
    expect([startsImmediately(null, 5), startsImmediately(0, 5)]).toEqual([false, false]);
  });

  it("should be a draft within a day of now in any zone [B4.02]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), aTimeZone, (now, timezone) => {
        const created = newTrigger({ ...request, timezone }, now);
        expect(triggerStatus({ ...created, end_time: null }, now)).toBe("draft");
        expect(Math.abs((created.start_time ?? 0) - now)).toBeLessThan(26 * 3600);
      }),
    );
  });
});

describe("a recent edit", () => {
  it("should be less than 7 days old [B9.03]", () => {
    expect([0, 604_799, 604_800].map((age) => isRecentlyEdited(1_000_000, 1_000_000 + age))).toEqual([true, true, false]);
  });
});

describe("participation in a run", () => {
  const member = (joined_at: number | null, left_at: number | null = null) => ({ joined_at, left_at });

  it("should be limited to members at the start, when it runs once [C4.06]", () => {
    const run = { end_option: "afterAll", start: 100 } as const;
    expect(omissionFrom(run, member(100), false, 150)).toBeNull();
    expect(omissionFrom(run, member(101), false, 150)).toBe("joined after the start");
    expect(omissionFrom(run, member(null), false, 150)).toBe("not a member");
  });

  it("should include later members, when it is ongoing [C4.07]", () => {
    const run = { end_option: "ongoing", start: 100 } as const;
    expect(omissionFrom(run, member(101), false, 150)).toBeNull();
    expect(omissionFrom(run, member(150), false, 150)).toBeNull();
    expect(omissionFrom(run, member(151), false, 150)).toBe("not a member");
  });

  it("should end for contacts who left before the step, and not restart in the same run", () => {
    const run = { end_option: "afterAll", start: 100 } as const;
    expect(omissionFrom(run, member(50, 150), false, 150)).toBe("left before the step");
    expect(omissionFrom(run, member(50, 151), false, 150)).toBeNull();
    expect(omissionFrom(run, member(80, 60), false, 150)).toBeNull();
    expect(omissionFrom(run, member(80, 80), false, 150)).toBe("left before the step");
    expect(omissionFrom(run, member(50), true, 150)).toBe("ran before");
  });
});

describe("the times of a step", () => {
  const delay = (seconds: number | null) => stepTimeErrors({ type: "delay", delay: seconds, timeout: null });
  const wait = (seconds: number | null) => stepTimeErrors({ type: "wait", delay: null, timeout: seconds });

  it("should be 1 minute to 365 days for a delay", () => {
    for (const good of [60, 31_536_000]) expect(delay(good)).toEqual({});
    for (const bad of [null, 0, 59, 31_536_001]) expect(delay(bad)).toEqual({ delay: ["A delay is 1 minute to 365 days."] });
  });

  it("should be given for a wait, at most 90 days", () => {
    for (const good of [60, 7_776_000]) expect(wait(good)).toEqual({});
    for (const none of [null, 0]) expect(wait(none)).toEqual({ timeout: ["A wait needs a timeout."] });
    for (const bad of [59, 7_776_001]) expect(wait(bad)).toEqual({ timeout: ["A wait times out after 1 minute to 90 days."] });
    expect(stepTimeErrors({ type: "sms", delay: 5, timeout: null })).toEqual({});
  });
});
