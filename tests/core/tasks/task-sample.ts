import { noReferences, type StoredTask, type TaskContext } from "../../../core/tasks/task-write.model.ts";

export const changedAt = 2_000;

/** A task of user 1, in use, at version 3. */
export const storedTask = (values: Partial<StoredTask> = {}): StoredTask => ({
  id: 7,
  name: "Call",
  status: "todo",
  assigned_to: [1],
  body: "",
  slug: "call_7",
  resources: [],
  program_class: null,
  related_records: [],
  related_record_summary: null,
  created_by: 1,
  version: 3,
  created_at: 1_000,
  updated_at: 1_500,
  deleted_at: null,
  ...values,
});

/** The owner's writes at `changedAt`, where none of the references looked up exists. */
export const taskContext = (values: Partial<TaskContext> = {}): TaskContext => ({
  actor: { user_id: 1, role: "owner", flags: [] },
  known: noReferences,
  now: changedAt,
  ...values,
});

/** A guest to whom the stored task is not shown. */
export const stranger: TaskContext["actor"] = { user_id: 9, role: "guest", flags: [] };
