import { describe, expect, it } from "vitest";
import { applied } from "../apply-rule.ts";

describe("onboarding progress", () => {
  const progress = (...statuses: readonly string[]) =>
    applied("onboarding-progress", { tasks: statuses.map((status) => ({ program_class: "OrgLaunch", status })) });

  it("should count ready and done tasks as finished and round down [A4.01 A4.03]", () => {
    expect(progress("done", "ready", "done", "todo", "doing", "reviewing", "not_started")).toEqual({
      percent: 42,
      finished: 3,
      total: 7,
      shown: true,
    });
  });

  it("should count launch tasks only [A4.01]", () => {
    const tasks = [
      { program_class: "OrgLaunch", status: "done" },
      { program_class: "OrgLaunch", status: "todo" },
      { program_class: "Other", status: "todo" },
      { program_class: null, status: null },
    ];
    expect(applied("onboarding-progress", { tasks })).toEqual({ percent: 50, finished: 1, total: 2, shown: true });
  });

  it("should be shown only while something is unfinished [A4.02]", () => {
    expect(progress("done", "ready")).toEqual({ percent: 100, finished: 2, total: 2, shown: false });
    expect(progress()).toEqual({ percent: 0, finished: 0, total: 0, shown: false });
  });
});

describe("feature lock", () => {
  it.each([
    [0, 0, true],
    [9, 10, false],
    [10, 10, true],
    [11, 10, true],
    [1_000_000, null, false],
  ])("should with %s used of %s be %s [A4.06]", (used, cap, locked) => {
    expect(applied("feature-locked", { used, cap })).toBe(locked);
  });
});

describe("plan prompt", () => {
  const now = 1_700_000_000;
  const prompt = (input: object) => applied("plan-prompt", { org_plan: null, trial_end: null, owner: false, now, ...input });
  const title = "Please Select a Plan";
  const yours = { title, text: "Your trial has expired. Please select a plan." };
  const theirs = { title, text: "Your organization's trial has expired. Please have your organization's admin upgrade this account." };
  const none = { title, text: "You need to select a subscription plan." };

  it("should ask for a plan when there is none [A4.05]", () => {
    expect([null, "", " "].map((org_plan) => prompt({ org_plan }))).toEqual([none, none, none]);
    expect(prompt({ trial_end: 0 })).toEqual(none);
  });

  it("should tell owner and others that the trial is over, once it has ended [A4.04]", () => {
    expect(prompt({ org_plan: "trial", trial_end: now - 1, owner: true })).toEqual(yours);
    expect(prompt({ org_plan: "trial", trial_end: now - 1 })).toEqual(theirs);
    expect(prompt({ trial_end: now - 1 })).toEqual(theirs);
    expect(prompt({ org_plan: "trial", trial_end: now })).toBeNull();
    expect(prompt({ trial_end: now + 1 })).toBeNull();
    expect(prompt({ org_plan: "trial" })).toBeNull();
  });

  it("should ask nothing of paying organisations [A4.04]", () => {
    expect(prompt({ org_plan: "pro", trial_end: now - 1 })).toBeNull();
    expect(prompt({ org_plan: "trial", trial_end: now - 1, paid: true })).toBeNull();
    expect(prompt({ org_plan: "pro", trial_end: now - 1, paid: false })).toEqual(theirs);
  });
});

describe("overage prompt", () => {
  const prompt = (payload: unknown) => applied("overage-prompt", { payload });
  const support = { title: "Reached Limit", action: "Contact Support" };

  it("should offer the trialled plan first, then support, then an upgrade [A8.01]", () => {
    expect(prompt({ data: { trial_limit: true, suspect_limit: true } })).toEqual({ title: "Purchase Trialed Plan", action: null });
    expect(prompt({ data: { suspect_limit: true } })).toEqual(support);
    expect(prompt({ suspect_limit: true })).toEqual(support);
    expect(prompt({ status: "failed", data: { feature: "sms", used: 5, cap: 5, trial_limit: false } })).toEqual({
      title: "Upgrade Plan",
      action: null,
    });
    expect([{}, null].map(prompt)).toEqual([
      { title: "Upgrade Plan", action: null },
      { title: "Upgrade Plan", action: null },
    ]);
  });
});
