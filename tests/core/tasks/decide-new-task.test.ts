import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import { describe, expect, it } from "vitest";
import type { Decision } from "../../../core/kernel/decision.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { acceptedNewTask, decideNewTask, type NewTaskWrite } from "../../../core/tasks/decide-new-task.rule.ts";
import type { NewTask } from "../../../core/tasks/task-values.model.ts";
import type { StoredTask, TaskContext } from "../../../core/tasks/task-write.model.ts";
import { requiredRefusal } from "../../../core/validation/validation-message.rule.ts";
import { refusalOf, writeOf } from "../decision-of.ts";
import { changedAt, storedTask, stranger, taskContext } from "./task-sample.ts";

const me = { assigned_to: [1], related_records: [] };

const decide = (task: NewTask, made: StoredTask | null = null, context: TaskContext = taskContext({ known: me })): Decision<NewTaskWrite> =>
  pipe(
    acceptedNewTask(task, context.actor),
    E.chain((asked) => decideNewTask(made, asked, context)),
  );

describe("a new task", () => {
  it("should start as not_started, assigned to its creator, with every value in place [A3.07, C3.46]", () => {
    const values = {
      name: "Film the Mooring lesson!",
      status: "not_started",
      assigned_to: [1],
      body: "",
      resources: [],
      program_class: null,
      related_records: [],
    };
    expect(writeOf(decide({ name: "  Film the Mooring lesson! " }))).toEqual({
      row: { ...values, slug_name: "film_the_mooring_lesson_", created_by: 1, created_at: changedAt, updated_at: changedAt },
      audit: { action: "task.create", before: null, after: values },
    });
  });

  it("should have the given values, users and links once", () => {
    const link = { type: "url", value: "https://a.example" } as const;
    const known = { assigned_to: [2, 3], related_records: ["api/contacts@5"] };
    const task: NewTask = {
      name: "Call",
      status: "doing",
      assigned_to: [3, 2, 3],
      body: "text",
      resources: [link, link],
      program_class: "OrgLaunch",
      related_records: { add: ["api/contacts@5", "api/contacts@5"] },
    };
    expect(writeOf(decide(task, null, taskContext({ known })))?.row).toMatchObject({
      status: "doing",
      assigned_to: [3, 2],
      body: "text",
      resources: [link],
      program_class: "OrgLaunch",
      related_records: ["api/contacts@5"],
    });
    expect(writeOf(decide({ name: "Call", assigned_to: [] }))?.row.assigned_to).toEqual([]);
    expect(writeOf(decide({ name: "Call", program_class: "" }))?.row.program_class).toBeNull();
  });

  it.each([{}, { name: "" }, { name: "  " }])("should be refused as %j: a name is required [A5.09]", (values) => {
    expect(refusalOf(decide(values))).toMatchObject({ tag: "invalid", errors: { name: ["Name is required"] } });
  });

  it("should be refused with the name alone where it is missing, and with every field where it is empty", () => {
    expect(refusalOf(decide({ status: "paused" }))).toEqual(invalid({ name: [requiredRefusal("name")] }));
    expect(refusalOf(decide({ name: "", status: "paused" }))).toMatchObject({
      errors: { name: ["Name is required"], status: ["Status is invalid"] },
    });
  });

  it("should be the task of an earlier attempt with its key, whatever is sent now", () => {
    expect(writeOf(decide({ name: "Once, and more", assigned_to: [999] }, storedTask()))).toBeNull();
  });

  it("should not be found if the task of its earlier attempt is deleted or hidden from the guest", () => {
    const notFound = { tag: "not-found", message: "Task not found.", code: "no_task", values: {} };
    expect(refusalOf(decide({ name: "Once" }, storedTask({ deleted_at: 1_500 })))).toEqual(notFound);
    expect(refusalOf(decide({ name: "Once" }, storedTask(), taskContext({ actor: stranger })))).toEqual(notFound);
  });

  it("should be refused if it names a user or a record that does not exist, the user first", () => {
    const noUser = { tag: "invalid", errors: { assigned_to: ["There is no such user."] } };
    expect(refusalOf(decide({ name: "Call", assigned_to: [1, 999] }))).toMatchObject(noUser);
    expect(refusalOf(decide({ name: "Call", assigned_to: [999], related_records: { add: ["api/contacts@5"] } }))).toMatchObject(noUser);
    expect(refusalOf(decide({ name: "Call", related_records: { add: ["api/contacts@5"] } }))).toMatchObject({
      tag: "invalid",
      errors: { related_records: ["There is no such record."] },
    });
  });

  it.each([
    ["campaigns", "api/campaigns@5"],
    ["campaigns", "api/triggers@5"],
    ["contacts", "api/contacts@5"],
    ["lessons", "api/lessons@5"],
  ] as const)("should be related by a user with the permission %s to %s, and by no other", (flag, key) => {
    const known = { assigned_to: [1], related_records: [key] };
    const task = { name: "Look", related_records: { add: [key] } };
    expect(
      writeOf(decide(task, null, taskContext({ known, actor: { user_id: 1, role: "user", flags: [flag] } })))?.row.related_records,
    ).toEqual([key]);
    expect(refusalOf(decide(task, null, taskContext({ known, actor: { user_id: 1, role: "user", flags: [] } })))).toMatchObject({
      errors: { related_records: ["There is no such record."] },
    });
  });
});
