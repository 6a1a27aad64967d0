import { describe, expect, it } from "vitest";
import { launchSteps, launchTasks, stepsDoneBy } from "../../../core/org/launch-steps.rule.ts";
import { onboardingProgress } from "../../../core/org/onboarding-progress.rule.ts";
import { slugName } from "../../../core/tasks/task-slug.rule.ts";
import { taskProblems } from "../../../core/tasks/task-values.rule.ts";

describe("the first steps of an organisation", () => {
  it("should be tasks that are valid, lead to a page of the product and count as its launch [A4.01]", () => {
    const tasks = launchTasks("https://cygnet.example");
    expect(tasks.map((task) => taskProblems(task))).toEqual(launchSteps.map(() => ({})));
    expect(tasks.flatMap(({ resources }) => resources.map(({ value }) => new URL(value).pathname))).toEqual(launchSteps.flatMap(({ path }) => path ?? []));
    expect(onboardingProgress(tasks.map((task) => ({ ...task, status: "not_started" })))).toEqual({ percent: 0, finished: 0, total: launchSteps.length, shown: true });
  });

  it("should have names of their own, also as slugs", () => {
    expect(new Set(launchSteps.map(({ name }) => slugName(name))).size).toBe(launchSteps.length);
  });

  it.each([
    [["import.done"], ["Bring your contacts in"]],
    [["group.create", "contact.create", "activate"], ["Confirm your email address", "Make your first group"]],
    [["contact.create"], []],
  ])("should be done by %j: %j", (actions, names) => {
    expect(stepsDoneBy(actions)).toEqual(names);
  });
});
