import { describe, expect, it } from "vitest";
import { decideTaskDeletion, decideTaskRestoration } from "../../../core/tasks/decide-task-deletion.rule.ts";
import { taskInUse, taskOf } from "../../../core/tasks/find-task.rule.ts";
import { refusalOf, writeOf } from "../decision-of.ts";
import { changedAt, storedTask, stranger, taskContext } from "./task-sample.ts";

const context = taskContext();
const deleted = storedTask({ deleted_at: 1_500 });
const notFound = { tag: "not-found", message: "Task not found.", code: "no_task", values: {} };

describe("a deletion of a task", () => {
  it("should keep every value, count as a change and be written to the audit log", () => {
    expect(writeOf(decideTaskDeletion(storedTask(), context))).toEqual({
      task: storedTask({ deleted_at: changedAt, version: 4, updated_at: changedAt }),
      audit: { action: "task.delete", before: null, after: null },
    });
  });

  it("should be in place if the task is already deleted, keeping its first deletion", () => {
    expect(writeOf(decideTaskDeletion(deleted, context))).toBeNull();
  });
});

describe("a restoration of a task", () => {
  it("should restore every value, count as a change and be written to the audit log", () => {
    expect(writeOf(decideTaskRestoration(deleted, context))).toEqual({
      task: storedTask({ version: 4, updated_at: changedAt }),
      audit: { action: "task.restore", before: null, after: null },
    });
  });

  it("should be in place if the task is active", () => {
    expect(writeOf(decideTaskRestoration(storedTask(), context))).toBeNull();
  });
});

describe.each([
  ["deleted", decideTaskDeletion],
  ["restored", decideTaskRestoration],
] as const)("a task that is to be %s", (_, decide) => {
  it("should not be found if it does not exist or is hidden from the guest", () => {
    expect(refusalOf(decide(null, context))).toEqual(notFound);
    for (const stored of [storedTask(), deleted]) expect(refusalOf(decide(stored, taskContext({ actor: stranger })))).toEqual(notFound);
  });
});

describe("a requested task", () => {
  it("should be found while it is active, by users who can see it", () => {
    expect(taskInUse(storedTask(), context.actor)).toMatchObject({ right: taskOf(storedTask()) });
    expect(taskOf(storedTask())).not.toHaveProperty("deleted_at");
    for (const stored of [null, deleted]) expect(refusalOf(taskInUse(stored, context.actor))).toEqual(notFound);
    expect(refusalOf(taskInUse(storedTask(), stranger))).toEqual(notFound);
  });
});
