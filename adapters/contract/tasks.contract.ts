import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { firstTasks, taskLimits, TaskSort } from "../../core/tasks/task-query.model.ts";
import { TaskSchema } from "../../core/tasks/task-schema.model.ts";
import { isTaskKey } from "../../core/tasks/task-slug.rule.ts";
import { TaskStatus } from "../../core/tasks/task-status.model.ts";
import { NewTask, TaskChange } from "../../core/tasks/task-values.model.ts";
import { Task, TaskPage } from "../../core/tasks/task.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { BoolText, IntText, intTextBetween, listText, orNullText } from "./wire.ts";

const path = "/api/tasks";
const TaskId = t.type({ id: IntText }, "TaskId");
const TaskKey = t.type({ id: t.refinement(t.string, isTaskKey, "an id or a slug") }, "TaskKey");

const Query = t.type(
  {
    page: orDefault(intTextBetween(1, taskLimits.page), firstTasks.page),
    limit: orDefault(intTextBetween(1, taskLimits.rows), firstTasks.limit),
    sort: orDefault(TaskSort, firstTasks.sort),
    search: orDefault(textUpTo(taskLimits.search), firstTasks.search),
    status: orDefault(listText(TaskStatus), firstTasks.status),
    assigned_to: orNullText(IntText),
    program_class: orNullText(textUpTo(taskLimits.programClass)),
    hide_finished: orDefault(BoolText, firstTasks.hide_finished),
  },
  "TaskQuery",
);

/** Every call about tasks. */
export const tasks = {
  list: endpoint({
    ...noInput,
    name: "tasks.list",
    summary: "A page of tasks, filtered, searched and sorted; a guest gets those assigned to or made by them.",
    method: "GET",
    path,
    access: staff(),
    query: Query,
    reply: TaskPage,
  }),
  schema: endpoint({
    ...noInput,
    name: "tasks.schema",
    summary: "What a form needs to know of tasks: fields, limits and statuses.",
    method: "GET",
    path: `${path}/schema`,
    access: staff(),
    reply: TaskSchema,
  }),
  get: endpoint({
    ...noInput,
    name: "tasks.get",
    summary: "One task, by its id or its slug.",
    method: "GET",
    path: `${path}/:id`,
    access: staff(),
    params: TaskKey,
    reply: Task,
  }),
  create: endpoint({
    ...noInput,
    name: "tasks.create",
    summary: "Makes a task; an attempt that is sent again with its key makes no second one.",
    method: "POST",
    path,
    access: staff(),
    event: { name: "task_created" },
    body: NewTask,
    reply: Task,
  }),
  update: endpoint({
    ...noInput,
    name: "tasks.update",
    summary: "Changes what is named of a task; refused with 409, both values and the stored task when its version has moved on.",
    method: "PUT",
    path: `${path}/:id`,
    access: staff(),
    params: TaskId,
    body: TaskChange,
    reply: Task,
  }),
  remove: endpoint({
    ...noInput,
    name: "tasks.remove",
    summary: "Takes a task away until it is restored.",
    method: "DELETE",
    path: `${path}/:id`,
    access: staff(),
    params: TaskId,
    reply: Done,
  }),
  restore: endpoint({
    ...noInput,
    name: "tasks.restore",
    summary: "Brings a deleted task back.",
    method: "POST",
    path: `${path}/:id/restore`,
    access: staff(),
    params: TaskId,
    reply: Task,
  }),
} as const;
