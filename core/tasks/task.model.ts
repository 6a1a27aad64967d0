import * as t from "io-ts";
import { pageOf } from "../kernel/page.ts";
import { RelatedRecordSummary } from "./related-record.model.ts";
import { TaskStatus } from "./task-status.model.ts";

/** A link of a task. */
export const TaskResource = t.type({ type: t.literal("url"), value: t.string }, "TaskResource");
export type TaskResource = t.TypeOf<typeof TaskResource>;

/**
 * A task. `slug` identifies it in URLs and does not change when it is renamed; `assigned_to` are ids of users; `version` increases with
 * every change; times are epoch seconds.
 */
export const Task = t.type(
  {
    id: t.number,
    name: t.string,
    status: TaskStatus,
    assigned_to: t.readonlyArray(t.number),
    body: t.string,
    slug: t.string,
    resources: t.readonlyArray(TaskResource),
    /** the program that the task belongs to */
    program_class: t.union([t.string, t.null]),
    /** keys of the records that it is about */
    related_records: t.readonlyArray(t.string),
    related_record_summary: t.union([RelatedRecordSummary, t.null]),
    created_by: t.union([t.number, t.null]),
    version: t.number,
    created_at: t.number,
    updated_at: t.number,
  },
  "Task",
);
export type Task = t.TypeOf<typeof Task>;

export const TaskPage = pageOf(Task);
export type TaskPage = t.TypeOf<typeof TaskPage>;
