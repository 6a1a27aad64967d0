import type { FieldRefusals } from "../kernel/failure.ts";
import { seesRelatedKind } from "./related-access.rule.ts";
import { relatedRecord } from "./related-record.model.ts";
import { taskRefusals } from "./task-refusals.ts";
import type { TaskContext, TaskReferences } from "./task-write.model.ts";

/** The users and records that a write adds to a task. */
export const addedReferences = (before: TaskReferences, after: TaskReferences): TaskReferences => ({
  assigned_to: after.assigned_to.filter((user) => !before.assigned_to.includes(user)),
  related_records: after.related_records.filter((key) => !before.related_records.includes(key)),
});

/**
 * The errors of the references that a write adds, by field: each must exist in the organisation, and a record hidden from the user counts
 * as missing.
 * @param added the references that the write adds
 */
export const referenceProblems = (added: TaskReferences, { actor, known }: Pick<TaskContext, "actor" | "known">): FieldRefusals => {
  if (added.assigned_to.some((user) => !known.assigned_to.includes(user))) return { assigned_to: [taskRefusals.no_user] };
  const isThere = (key: string): boolean => {
    const record = relatedRecord(key);
    return record !== null && seesRelatedKind(actor, record.kind) && known.related_records.includes(key);
  };
  return added.related_records.every(isThere) ? {} : { related_records: [taskRefusals.no_record] };
};
