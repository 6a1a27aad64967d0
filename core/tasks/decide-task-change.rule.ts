import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import { taskInUse } from "./find-task.rule.ts";
import { changedKeys, type ChangedRecords, mostRelated } from "./related-record.model.ts";
import { conflictMessage, differingFields, type TaskField } from "./task-edit.rule.ts";
import { addedReferences, referenceProblems } from "./task-references.rule.ts";
import type { TaskChange, TaskValues } from "./task-values.model.ts";
import { normalTaskValues } from "./task-values.rule.ts";
import { noReferences, type StoredTask, type TaskContext, type TaskEdit, type TaskReferences, type TaskWrite } from "./task-write.model.ts";

/**
 * A change in normal form.
 * @property version the version of the task that it is based on
 * @property records null if related records do not change
 */
export type TaskChangeRequest = { readonly version: number; readonly values: Partial<TaskValues>; readonly records: ChangedRecords | null };

/**
 * The write of a changed task.
 * @property edit the values that differ from the stored ones
 */
export type TaskChangeWrite = TaskWrite & { readonly edit: TaskEdit };

/** A change in normal form, or the refusal that names the fields. */
export const acceptedTaskChange = ({ version, related_records, ...given }: TaskChange): E.Either<Failure, TaskChangeRequest> =>
  E.bimap(invalid, (values: Partial<TaskValues>): TaskChangeRequest => ({ version, values, records: related_records ?? null }))(
    normalTaskValues(given),
  );

const recordsAfter = ({ related_records }: TaskReferences, { records }: TaskChangeRequest): readonly string[] =>
  records === null ? related_records : changedKeys(related_records, records);

/**
 * The users and records that a change adds to a task, whose existence its decision depends on.
 * @param stored null where there is no such task
 */
export const newReferences = (stored: TaskReferences | null, asked: TaskChangeRequest): TaskReferences =>
  stored === null
    ? noReferences
    : addedReferences(stored, {
        assigned_to: asked.values.assigned_to ?? stored.assigned_to,
        related_records: recordsAfter(stored, asked),
      });

type EditedField = TaskField | "related_records";
const picked = (values: TaskEdit, fields: readonly EditedField[]): TaskEdit =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/**
 * Decides a change of a task: it is written unless the task is not found, has the requested values already or has another version (version
 * conflict), or the change exceeds the number of records or refers to missing ones.
 * @param stored null if there is no such task
 */
export const decideTaskChange = (stored: StoredTask | null, asked: TaskChangeRequest, context: TaskContext): Decision<TaskChangeWrite> => {
  const found = taskInUse(stored, context.actor);
  if (E.isLeft(found)) return found;
  const task = found.right;
  const records = recordsAfter(task, asked);
  const fields: readonly EditedField[] = [
    ...differingFields(asked.values, task),
    ...(sameValue(records, task.related_records) ? [] : ["related_records" as const]),
  ];
  if (fields.length === 0) return E.right(null);
  if (task.version !== asked.version) return E.left(conflict(conflictMessage(asked.values, task), task));
  if (fields.includes("related_records") && records.length > mostRelated)
    return E.left(invalid({ related_records: [`A task has at most ${mostRelated} related records.`] }));
  const problems = referenceProblems(newReferences(task, asked), context);
  if (Object.keys(problems).length > 0) return E.left(invalid(problems));
  const edit = picked({ ...asked.values, related_records: records }, fields);
  return E.right({
    edit,
    task: { ...task, ...edit, deleted_at: null, version: task.version + 1, updated_at: context.now },
    audit: { action: "task.update", before: picked(task, fields), after: edit },
  });
};
