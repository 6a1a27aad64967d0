import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import { describe, expect, it } from "vitest";
import type { Decision } from "../../../core/kernel/decision.ts";
import { acceptedTaskChange, decideTaskChange, newReferences, type TaskChangeWrite } from "../../../core/tasks/decide-task-change.rule.ts";
import { mostRelated } from "../../../core/tasks/related-record.model.ts";
import { taskStatuses } from "../../../core/tasks/task-status.model.ts";
import type { TaskChange } from "../../../core/tasks/task-values.model.ts";
import type { StoredTask, TaskContext } from "../../../core/tasks/task-write.model.ts";
import { refusalOf, writeOf } from "../decision-of.ts";
import { changedAt, storedTask, stranger, taskContext } from "./task-sample.ts";

const link = (value: string) => ({ type: "url", value }) as const;
const keys = (from: number, count: number): readonly string[] => Array.from({ length: count }, (_, at) => `api/contacts@${from + at}`);

const decide = (stored: StoredTask | null, change: TaskChange, context: TaskContext = taskContext()): Decision<TaskChangeWrite> =>
  pipe(
    acceptedTaskChange(change),
    E.chain((asked) => decideTaskChange(stored, asked, context)),
  );

describe("a change of a task", () => {
  it.each([
    ["a name of white space", { name: " " }, { name: ["Name is required"] }],
    ["no status", { status: "" }, { status: ["Status is required"] }],
    ["an unknown status", { status: "paused" }, { status: ["Status is invalid"] }],
    ["several wrong values", { name: "", status: "paused" }, { name: ["Name is required"], status: ["Status is invalid"] }],
  ])("should be refused with %s [A5.09]", (_, values, errors) => {
    expect(refusalOf(decide(storedTask(), { version: 3, ...values }))).toMatchObject({ tag: "invalid", errors });
  });

  it("should be refused with an invalid link, naming its place [A5.10]", () => {
    expect(refusalOf(decide(storedTask(), { version: 3, resources: [link("https://a.example"), link("nowhere")] }))).toMatchObject({
      tag: "invalid",
      errors: { "resources.1": ["Url is invalid"] },
    });
  });

  it("should be invalid before it is not found, and not found before it is in place or on an old version", () => {
    expect(refusalOf(decide(null, { version: 3, name: "" })).tag).toBe("invalid");
    expect(refusalOf(decide(storedTask({ deleted_at: 1_500 }), { version: 3, name: "Call" })).tag).toBe("not-found");
    expect(refusalOf(decide(storedTask({ deleted_at: 1_500 }), { version: 1, name: "Write" })).tag).toBe("not-found");
  });

  it.each([
    ["that does not exist", null, taskContext()],
    ["that is deleted", storedTask({ deleted_at: 1_500 }), taskContext()],
    ["that is neither assigned to nor made by the guest", storedTask(), taskContext({ actor: stranger })],
  ])("should find no task %s", (_, stored, context) => {
    expect(refusalOf(decide(stored, { version: 3, name: "Write" }, context))).toEqual({
      tag: "not-found",
      message: "Task not found.",
      code: "no_task",
      values: {},
    });
  });

  it.each([
    ["assigned to", storedTask({ assigned_to: [9] })],
    ["made by", storedTask({ created_by: 9 })],
  ])("should be accepted from a guest if the task is %s", (_, stored) => {
    expect(writeOf(decide(stored, { version: 3, status: "doing" }, taskContext({ actor: stranger })))).not.toBeNull();
  });

  it("should be in place if the task already has every value, whatever the version", () => {
    const stored = storedTask({ resources: [link("https://a.example")], related_records: keys(1, 2) });
    const change = {
      name: " Call ",
      status: "todo",
      assigned_to: [1, 1],
      resources: [link("https://a.example"), link("https://A.example/")],
      related_records: { add: keys(1, 1), remove: keys(9, 1) },
    };
    for (const version of [1, 3, 8]) expect(writeOf(decide(stored, { version, ...change }))).toBeNull();
    expect(writeOf(decide(stored, { version: 1 }))).toBeNull();
  });

  it("should be refused on another version, naming both values, with the stored task", () => {
    const failure = refusalOf(
      decide(storedTask({ name: "Theirs", status: "ready" }), { version: 2, name: "Ours", status: "doing", body: "" }),
    );
    const { deleted_at: _deletedAt, ...current } = storedTask({ name: "Theirs", status: "ready" });
    expect(failure).toEqual({
      tag: "conflict",
      message: 'Someone else changed this task in the meantime: name is "Theirs", you sent "Ours"; status is "Ready", you sent "Doing".',
      current,
    });
    expect(refusalOf(decide(storedTask(), { version: 4, name: "Ours" })).tag).toBe("conflict");
  });

  it("should be on an old version before it names what does not exist", () => {
    expect(refusalOf(decide(storedTask(), { version: 2, assigned_to: [999] })).tag).toBe("conflict");
  });

  it("should be refused if it leaves more related records than the limit", () => {
    const stored = storedTask({ related_records: keys(1, mostRelated) });
    const context = taskContext({ known: { assigned_to: [], related_records: keys(100, 2) } });
    expect(refusalOf(decide(stored, { version: 3, related_records: { add: keys(100, 1) } }, context))).toMatchObject({
      tag: "invalid",
      errors: { related_records: ["A task has at most 20 related records."] },
    });
    expect(writeOf(decide(stored, { version: 3, related_records: { add: keys(100, 1), remove: keys(1, 1) } }, context))?.edit).toEqual({
      related_records: [...keys(2, mostRelated - 1), ...keys(100, 1)],
    });
  });

  it("should be refused if it assigns an unknown user, and accepted if an existing assignee was deleted", () => {
    const context = taskContext({ known: { assigned_to: [2], related_records: [] } });
    expect(refusalOf(decide(storedTask(), { version: 3, assigned_to: [2, 999] }, context))).toMatchObject({
      tag: "invalid",
      errors: { assigned_to: ["There is no such user."] },
    });
    expect(writeOf(decide(storedTask({ assigned_to: [999] }), { version: 3, assigned_to: [2, 999, 2] }, context))?.edit).toEqual({
      assigned_to: [2, 999],
    });
    expect(writeOf(decide(storedTask(), { version: 3, assigned_to: [] }))?.edit).toEqual({ assigned_to: [] });
  });

  it("should be refused if it adds a record that does not exist or that the user cannot see", () => {
    const noRecord = { tag: "invalid", errors: { related_records: ["There is no such record."] } };
    const change = { version: 3, related_records: { add: ["api/campaigns@5"] } };
    const known = { assigned_to: [], related_records: ["api/campaigns@5"] };
    expect(refusalOf(decide(storedTask(), change))).toMatchObject(noRecord);
    expect(
      refusalOf(decide(storedTask(), change, taskContext({ known, actor: { user_id: 1, role: "user", flags: ["contacts"] } }))),
    ).toMatchObject(noRecord);
    expect(
      writeOf(decide(storedTask(), change, taskContext({ known, actor: { user_id: 1, role: "user", flags: ["campaigns"] } })))?.edit,
    ).toEqual({ related_records: ["api/campaigns@5"] });
  });

  it("should be accepted from any status to any other [C4.23, C3.47]", () => {
    for (const { id: from } of taskStatuses)
      for (const { id: to } of taskStatuses) {
        const write = writeOf(decide(storedTask({ status: from }), { version: 3, status: to }));
        expect(write?.task.status ?? from, `${from} to ${to}`).toBe(to);
        expect(write === null, `${from} to ${to}`).toBe(from === to);
      }
  });

  it("should write only the values that differ, to the audit log with the previous ones", () => {
    const stored = storedTask({ body: "text", program_class: "OrgLaunch", related_records: keys(1, 1) });
    const write = writeOf(decide(stored, { version: 3, name: "Call", status: "doing", related_records: { remove: keys(1, 1) } }));
    expect(write).toEqual({
      edit: { status: "doing", related_records: [] },
      task: { ...stored, status: "doing", related_records: [], version: 4, updated_at: changedAt },
      audit: {
        action: "task.update",
        before: { status: "todo", related_records: keys(1, 1) },
        after: { status: "doing", related_records: [] },
      },
    });
  });
});

describe("the references that a change adds", () => {
  const referencesOf = (stored: StoredTask | null, change: TaskChange) =>
    pipe(
      acceptedTaskChange(change),
      E.map((asked) => newReferences(stored, asked)),
    );

  it("should be the users and records that the task does not name yet, each once", () => {
    const stored = storedTask({ assigned_to: [1, 2], related_records: keys(1, 2) });
    const change = { version: 3, assigned_to: [2, 3, 3], related_records: { add: [...keys(1, 3), ...keys(2, 3)], remove: keys(4, 1) } };
    expect(referencesOf(stored, change)).toEqual(E.right({ assigned_to: [3], related_records: keys(3, 1) }));
  });

  it("should be none for a change that names neither, or for an unknown task", () => {
    const none = E.right({ assigned_to: [], related_records: [] });
    expect(referencesOf(storedTask({ related_records: keys(1, 2) }), { version: 3, name: "Write" })).toEqual(none);
    expect(referencesOf(null, { version: 3, assigned_to: [3], related_records: { add: keys(1, 1) } })).toEqual(none);
  });
});
