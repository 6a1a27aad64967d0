import { describe, expect, it } from "vitest";
import { monthStart } from "../../../core/org/month-start.rule.ts";
import { planCaps } from "../../../core/org/plan-caps.rule.ts";
import { planLimit, usageLimit } from "../../../core/org/usage-limit.rule.ts";

describe("the limits of a plan", () => {
  it("should take the number of users from the plan itself", () => {
    expect([planCaps("free").users, planCaps("starter").users, planCaps("pro").users]).toEqual([2, 10, null]);
  });

  it("should be the default plan's during a trial, and the free plan's without a known plan", () => {
    expect(planCaps("trial")).toEqual(planCaps("starter"));
    expect(planCaps("")).toEqual(planCaps("free"));
    expect(planCaps("constructor")).toEqual(planCaps("free"));
  });
});

describe("the limit of a feature", () => {
  it("should allow below the cap and without one, and refuse at it [A4.06]", () => {
    expect(usageLimit("users", { used: 9, cap: 10 }, "starter")).toBeNull();
    expect(usageLimit("users", { used: 1_000_000, cap: null }, "pro")).toBeNull();
    expect(usageLimit("users", { used: 10, cap: 10 }, "starter")).toEqual({
      tag: "limited",
      message: "Your plan allows 10 users, and 10 are in use.",
      payload: { feature: "users", used: 10, cap: 10 },
    });
    expect(usageLimit("sms", { used: 0, cap: 0 }, "free")).toMatchObject({ tag: "limited", payload: { feature: "sms", used: 0, cap: 0 } });
  });

  it("should be named as the trial's, and refer to support on the highest plan [A8.02]", () => {
    expect(usageLimit("campaigns", { used: 25, cap: 25 }, "trial")).toMatchObject({ payload: { trial_limit: true } });
    expect(usageLimit("sms", { used: 10_000, cap: 10_000 }, "pro")).toMatchObject({ payload: { suspect_limit: true } });
    expect(usageLimit("sms", { used: 1_000, cap: 1_000 }, "starter")).not.toHaveProperty("payload.suspect_limit");
  });
});

describe("writes without an active plan", () => {
  const now = 1_782_907_200;

  it("should be refused once a trial is over, the second after its end [A4.04]", () => {
    expect(planLimit({ org_plan: "trial", trial_end: now }, true, now)).toBeNull();
    expect(planLimit({ org_plan: "trial", trial_end: now - 1 }, true, now)).toMatchObject({
      message: "Your trial has expired. Please select a plan.",
      payload: { feature: "plan", trial_limit: true },
    });
  });

  it("should be refused if no plan was ever chosen, and allowed with a paid one [A4.05]", () => {
    expect(planLimit({ org_plan: "", trial_end: 0 }, false, now)).toMatchObject({
      tag: "limited",
      message: "You need to select a subscription plan.",
    });
    expect(planLimit({ org_plan: "pro", trial_end: now - 1 }, false, now)).toBeNull();
  });
});

describe("the start of a month", () => {
  const at = (text: string): number => Date.parse(text) / 1000;

  it("should be midnight of the first day in the organisation's zone, not in UTC", () => {
    expect(monthStart(at("2026-07-01T12:00:00Z"), "UTC")).toBe(at("2026-07-01T00:00:00Z"));
    expect(monthStart(at("2026-07-01T03:59:59Z"), "America/New_York")).toBe(at("2026-06-01T04:00:00Z"));
    expect(monthStart(at("2026-07-01T04:00:00Z"), "America/New_York")).toBe(at("2026-07-01T04:00:00Z"));
    expect(monthStart(at("2026-03-20T00:00:00Z"), "Europe/Berlin")).toBe(at("2026-02-28T23:00:00Z"));
  });
});
