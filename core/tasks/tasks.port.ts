import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { ResourceStore } from "../kernel/resource-store.port.ts";
import { token } from "../kernel/token.ts";
import type { TaskQuery } from "./task-query.model.ts";
import type { TaskSchema } from "./task-schema.model.ts";
import type { NewTask, TaskChange } from "./task-values.model.ts";
import type { Task } from "./task.model.ts";

/** Where tasks are kept; a task is named by its id as text, or by its slug. A guest meets only tasks that are assigned to them or made by them. */
export type TaskStore = ResourceStore<Task, TaskQuery, NewTask, TaskChange, string> & { readonly schema: TaskEither<Failure, TaskSchema> };
export const TaskStore = token<TaskStore>("tasks.store");
