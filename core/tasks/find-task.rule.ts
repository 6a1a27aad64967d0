import * as E from "fp-ts/lib/Either.js";
import { type Failure, notFound } from "../kernel/failure.ts";
import { taskRefusals } from "./task-refusals.ts";
import { maySeeTask } from "./task-visibility.rule.ts";
import type { StoredTask, TaskContext } from "./task-write.model.ts";
import type { Task } from "./task.model.ts";

const noTask: E.Either<Failure, never> = E.left(notFound(taskRefusals.no_task));

/** The task as callers get it. */
export const taskOf = ({ deleted_at: _deletedAt, ...task }: StoredTask): Task => task;

/**
 * The stored task, deleted or not; one that the user may not see is not found.
 * @param stored null where there is no such task
 */
export const visibleTask = (stored: StoredTask | null, actor: TaskContext["actor"]): E.Either<Failure, StoredTask> =>
  stored === null || !maySeeTask(actor, stored) ? noTask : E.right(stored);

/** The task while it is in use; a deleted one is not found. */
export const taskInUse = (stored: StoredTask | null, actor: TaskContext["actor"]): E.Either<Failure, Task> =>
  E.chain((task: StoredTask): E.Either<Failure, Task> => (task.deleted_at === null ? E.right(taskOf(task)) : noTask))(
    visibleTask(stored, actor),
  );
