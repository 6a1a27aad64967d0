import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { type Failure, invalid } from "../kernel/failure.ts";
import { requiredRefusal } from "../validation/validation-message.rule.ts";
import { taskInUse } from "./find-task.rule.ts";
import { changedKeys } from "./related-record.model.ts";
import { addedReferences, referenceProblems } from "./task-references.rule.ts";
import { slugName } from "./task-slug.rule.ts";
import { firstStatus } from "./task-status.model.ts";
import type { NewTask, TaskValues } from "./task-values.model.ts";
import { normalTaskValues } from "./task-values.rule.ts";
import { noReferences, type StoredTask, type TaskAudit, type TaskContext } from "./task-write.model.ts";
import type { Task } from "./task.model.ts";

/** A new task in normal form, with every value set. */
export type NewTaskRequest = TaskValues & Pick<Task, "program_class" | "related_records">;

/**
 * The row of a new task; the store adds its id and slug.
 * @property slug_name the part of the slug that comes from its name
 */
export type NewTaskRow = NewTaskRequest &
  Pick<Task, "created_at" | "updated_at"> & { readonly slug_name: string; readonly created_by: number };

/** The write of a new task. */
export type NewTaskWrite = { readonly row: NewTaskRow; readonly audit: TaskAudit };

/** A new task in normal form: by default it is not started and assigned to its creator; or the refusal that names the fields. */
export const acceptedNewTask = (task: NewTask, { user_id }: TaskContext["actor"]): E.Either<Failure, NewTaskRequest> => {
  if (task.name === undefined) return E.left(invalid({ name: [requiredRefusal("name")] }));
  const { related_records = {}, program_class = "" } = task;
  return E.bimap(
    invalid,
    ({ name = "", status = firstStatus, assigned_to = [user_id], body = "", resources = [] }: Partial<TaskValues>): NewTaskRequest => ({
      name,
      status,
      assigned_to,
      body,
      resources,
      program_class: program_class === "" ? null : program_class,
      related_records: changedKeys([], related_records),
    }),
  )(normalTaskValues(task));
};

/**
 * Decides a new task: it is written unless the same attempt has created it already or it refers to missing records.
 * @param made the task that the same attempt created; null for the first
 */
export const decideNewTask = (made: StoredTask | null, asked: NewTaskRequest, context: TaskContext): Decision<NewTaskWrite> => {
  const { actor, now } = context;
  if (made !== null) return E.map(() => null)(taskInUse(made, actor));
  const problems = referenceProblems(addedReferences(noReferences, asked), context);
  if (Object.keys(problems).length > 0) return E.left(invalid(problems));
  return E.right({
    row: { ...asked, slug_name: slugName(asked.name), created_by: actor.user_id, created_at: now, updated_at: now },
    audit: { action: "task.create", before: null, after: asked },
  });
};
