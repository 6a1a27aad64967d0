import { describe, expect, it } from "vitest";
import { launchPlace } from "../../../core/org/launch-places.rule.ts";
import { launchSteps, launchTasks, stepsDoneBy } from "../../../core/org/launch-steps.rule.ts";
import { launchProgram, onboardingProgress } from "../../../core/org/onboarding-progress.rule.ts";
import { slugName, taskSlug } from "../../../core/tasks/task-slug.rule.ts";
import { taskProblems } from "../../../core/tasks/task-values.rule.ts";

describe("the launch steps of an organisation", () => {
  it("should be valid tasks that count as its launch [A4.01]", () => {
    expect(launchTasks.map((task) => taskProblems(task))).toEqual(launchSteps.map(() => ({})));
    expect(onboardingProgress(launchTasks.map((task) => ({ ...task, status: "not_started" })))).toEqual({
      percent: 0,
      finished: 0,
      total: launchSteps.length,
      shown: true,
    });
  });

  it("should each link to the page where it is done, also when renamed, and no other task", () => {
    for (const [at, { name, path }] of launchSteps.entries())
      expect(launchPlace({ id: at + 1, slug: taskSlug(name, at + 1), program_class: launchProgram })).toBe(path);
    expect(launchPlace({ id: 7, slug: taskSlug("Import your contacts", 7), program_class: launchProgram })).toBe("/ui/contacts/import");
    expect(launchPlace({ id: 7, slug: taskSlug("Import your contacts", 7), program_class: null })).toBeNull();
    expect(launchPlace({ id: 7, slug: taskSlug("Write your first lesson", 7), program_class: launchProgram })).toBeNull();
  });

  it("should have unique names, also as slugs", () => {
    expect(new Set(launchSteps.map(({ name }) => slugName(name))).size).toBe(launchSteps.length);
  });

  it.each([
    [["import.done"], ["Import your contacts"]],
    [
      ["group.create", "contact.create", "activate"],
      ["Confirm your email address", "Create your first group"],
    ],
    [["user.invite"], ["Invite a colleague"]],
    [["contact.create"], []],
  ])("should be completed by %j: %j", (actions, names) => {
    expect(stepsDoneBy(actions)).toEqual(names);
  });
});
