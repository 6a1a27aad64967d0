import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { TaskQuery } from "./task-query.model.ts";
import type { TaskSchema } from "./task-schema.model.ts";
import type { NewTask, TaskChange } from "./task-values.model.ts";
import type { Task, TaskPage } from "./task.model.ts";

/** Where tasks are kept. One request, one answer. A guest meets only tasks that are assigned to them or made by them. */
export type TaskStore = {
  readonly list: (query: TaskQuery) => TaskEither<Failure, TaskPage>;
  /** @param key an id as text, or a slug */
  readonly get: (key: string) => TaskEither<Failure, Task>;
  readonly create: (task: NewTask) => TaskEither<Failure, Task>;
  /** Refused as a conflict whose `current` is the stored task when it has changed since; what is in place already is no conflict. */
  readonly update: (id: number, change: TaskChange) => TaskEither<Failure, Task>;
  /** Takes a task away until it is restored; one that is gone already stays gone. */
  readonly remove: (id: number) => TaskEither<Failure, void>;
  readonly restore: (id: number) => TaskEither<Failure, Task>;
  readonly schema: TaskEither<Failure, TaskSchema>;
};
export const TaskStore = token<TaskStore>("tasks.store");
