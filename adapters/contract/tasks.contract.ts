import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { firstTasks, taskLimits, TaskSort } from "../../core/tasks/task-query.model.ts";
import { TaskSchema } from "../../core/tasks/task-schema.model.ts";
import { isTaskKey } from "../../core/tasks/task-slug.rule.ts";
import { TaskStatus } from "../../core/tasks/task-status.model.ts";
import { NewTask, TaskChange } from "../../core/tasks/task-values.model.ts";
import { Task } from "../../core/tasks/task.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { pageQuery, resource } from "./resource.ts";
import { BoolText, IntText, listText, orNullText } from "./wire.ts";

const path = "/api/tasks";
const TaskKey = t.type({ id: t.refinement(t.string, isTaskKey, "an id or a slug") }, "TaskKey");

const Query = t.type(
  {
    ...pageQuery(TaskSort, firstTasks, taskLimits),
    status: orDefault(listText(TaskStatus), firstTasks.status),
    assigned_to: orNullText(IntText),
    program_class: orNullText(textUpTo(taskLimits.programClass)),
    hide_finished: orDefault(BoolText, firstTasks.hide_finished),
  },
  "TaskQuery",
);

/** Endpoints for tasks. */
export const tasks = {
  ...resource({
    name: "tasks",
    path,
    access: { read: staff(), write: staff() },
    record: Task,
    query: Query,
    values: NewTask,
    change: TaskChange,
    key: TaskKey,
    createdEvent: { name: "task_created" },
    summaries: {
      list: "Lists tasks, filtered, searched and sorted, page by page; guests see only tasks that they created or are assigned to.",
      get: "Returns a task by its id or slug.",
      create: "Creates a task; a repeated `key` creates no second task.",
      update: "Updates the given fields of a task. Fails with 409, both values and the stored task on a version conflict.",
      remove: "Deletes a task, which can be restored.",
      restore: "Restores a deleted task.",
    },
  }),
  schema: endpoint({
    ...noInput,
    name: "tasks.schema",
    summary: "Returns the fields, limits and statuses of tasks.",
    method: "GET",
    path: `${path}/schema`,
    access: staff(),
    reply: TaskSchema,
  }),
} as const;
