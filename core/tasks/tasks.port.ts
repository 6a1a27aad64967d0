import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { ResourceStore } from "../kernel/resource-store.port.ts";
import { token } from "../kernel/token.ts";
import type { TaskQuery } from "./task-query.model.ts";
import type { TaskSchema } from "./task-schema.model.ts";
import type { NewTask, TaskChange } from "./task-values.model.ts";
import type { Task } from "./task.model.ts";

/**
 * Storage of tasks; the key of a task is its id as text, or its slug. Guests can access only tasks that are assigned to them or created by
 * them.
 */
export type TaskStore = ResourceStore<Task, TaskQuery, NewTask, TaskChange, string> & { readonly schema: TaskEither<Failure, TaskSchema> };
export const TaskStore = token<TaskStore>("tasks.store");
