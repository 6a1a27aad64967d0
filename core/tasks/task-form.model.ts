import * as t from "io-ts";
import type { Failure, FieldErrors } from "../kernel/failure.ts";
import type { TaskField } from "./task-edit.rule.ts";
import { firstStatus, TaskStatus } from "./task-status.model.ts";
import type { NewTask, TaskValues } from "./task-values.model.ts";
import { Task, TaskResource } from "./task.model.ts";

const Values = t.type(
  { name: t.string, status: TaskStatus, assigned_to: t.readonlyArray(t.number), body: t.string, resources: t.readonlyArray(TaskResource) },
  "TypedTask",
);

/**
 * Unsaved changes of a task, kept on the device until they are saved.
 * @property key idempotency key of the creation
 * @property base the task that the changes are based on; null for a new one
 * @property sent values of attempts whose outcome is not known
 */
export const TaskDraft = t.type(
  {
    key: t.string,
    base: t.union([Task, t.null]),
    values: Values,
    sent: t.readonlyArray(Values),
    program_class: t.union([t.string, t.null]),
    related: t.readonlyArray(t.string),
  },
  "TaskDraft",
);
export type TaskDraft = t.TypeOf<typeof TaskDraft>;

/** The request that creates a task from a draft. */
export const newTaskOf = ({ key, program_class, related }: TaskDraft, values: TaskValues): NewTask => ({
  ...values,
  key,
  ...(program_class === null ? {} : { program_class }),
  ...(related.length === 0 ? {} : { related_records: { add: [...related] } }),
});

/** Fields that another user changed too, and the task with their values. */
export type TaskClash = { readonly fields: readonly TaskField[]; readonly theirs: Task };

/** Saving state; `failed` also while the typed values cannot be saved. */
export type TaskSave = "idle" | "dirty" | "saving" | "saved" | "failed" | "offline";

/** Closing state: saving unsaved changes, asking about changes that cannot be saved, or closed. */
export type TaskClosing = "open" | "saving" | "asking" | "closed";

/**
 * A task being edited.
 * @property task as it is stored; null until it is created
 * @property link the typed link that is not added yet
 * @property errors of the fields that were touched
 * @property isRestored whether it started from a draft on this device
 */
export type TaskFormState = {
  readonly task: Task | null;
  readonly values: TaskValues;
  readonly link: string;
  readonly errors: FieldErrors;
  readonly save: TaskSave;
  readonly failure: Failure | null;
  readonly clash: TaskClash | null;
  readonly closing: TaskClosing;
  readonly isRestored: boolean;
  readonly program_class: string | null;
};

/**
 * The values of an empty task.
 * @param me the default assignee; null for none
 */
export const blankTask = (me: number | null): TaskValues => ({
  name: "",
  status: firstStatus,
  assigned_to: me === null ? [] : [me],
  body: "",
  resources: [],
});
