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
 * What was typed of a task and is not stored yet, kept on the device until it is.
 * @property key names the attempt to make a new task
 * @property base the task that the changes are made on; null for a new one
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

/** A draft as it is sent to be made. */
export const newTaskOf = ({ key, program_class, related }: TaskDraft, values: TaskValues): NewTask => ({
  ...values,
  key,
  ...(program_class === null ? {} : { program_class }),
  ...(related.length === 0 ? {} : { related_records: { add: [...related] } }),
});

/** Fields that somebody else changed too, and the task as that person left it. */
export type TaskClash = { readonly fields: readonly TaskField[]; readonly theirs: Task };

/** Where saving stands; `failed` also while what is typed cannot be saved. */
export type TaskSave = "idle" | "dirty" | "saving" | "saved" | "failed" | "offline";

/** Where closing stands: saving what is unsaved, asking what is to become of what cannot be saved, or done. */
export type TaskClosing = "open" | "saving" | "asking" | "closed";

/**
 * A task being written.
 * @property task as it is stored; null until it is made
 * @property link the address that is typed and not added yet
 * @property errors of the fields that were touched
 * @property isRestored begun from what this device had kept
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
 * A task in which nothing is typed.
 * @param me who will do it unless told otherwise; null for nobody
 */
export const blankTask = (me: number | null): TaskValues => ({
  name: "",
  status: firstStatus,
  assigned_to: me === null ? [] : [me],
  body: "",
  resources: [],
});
