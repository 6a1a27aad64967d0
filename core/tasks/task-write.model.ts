import type { StaffActor } from "../access/actor.model.ts";
import type { TaskValues } from "./task-values.model.ts";
import type { Task } from "./task.model.ts";

/**
 * A task as it is stored.
 * @property deleted_at epoch seconds; null while the task is in use
 */
export type StoredTask = Task & { readonly deleted_at: number | null };

/** Users and related records that a task refers to. */
export type TaskReferences = Pick<Task, "assigned_to" | "related_records">;

/** References of a task that names neither users nor records. */
export const noReferences: TaskReferences = { assigned_to: [], related_records: [] };

/**
 * What a decision about a task depends on besides the task.
 * @property actor the user who writes
 * @property known the references that exist in the organisation
 * @property now epoch seconds
 */
export type TaskContext = {
  readonly actor: Pick<StaffActor, "user_id" | "role" | "flags">;
  readonly known: TaskReferences;
  readonly now: number;
};

/** The values that a change gives a task. */
export type TaskEdit = Partial<TaskValues & Pick<Task, "related_records">>;

/** The audit entry of a write; null if there are no values before or after it. */
export type TaskAudit = {
  readonly action: "task.create" | "task.update" | "task.delete" | "task.restore";
  readonly before: TaskEdit | null;
  readonly after: (TaskEdit & Partial<Pick<Task, "program_class">>) | null;
};

/**
 * A write of a stored task.
 * @property task the whole task after the write
 */
export type TaskWrite = { readonly task: StoredTask; readonly audit: TaskAudit };
