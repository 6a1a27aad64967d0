import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import type { Decision } from "../kernel/decision.ts";
import { visibleTask } from "./find-task.rule.ts";
import type { StoredTask, TaskAudit, TaskContext, TaskWrite } from "./task-write.model.ts";

type Moment = Pick<TaskContext, "actor" | "now">;

const written = (stored: StoredTask, deleted_at: number | null, action: TaskAudit["action"], now: number): TaskWrite => ({
  task: { ...stored, deleted_at, version: stored.version + 1, updated_at: now },
  audit: { action, before: null, after: null },
});

/**
 * Decides a deletion, whatever the version; a deleted task stays deleted as of its first deletion.
 * @param stored null where there is no such task
 */
export const decideTaskDeletion = (stored: StoredTask | null, { actor, now }: Moment): Decision<TaskWrite> =>
  pipe(
    visibleTask(stored, actor),
    E.map((task) => (task.deleted_at === null ? written(task, now, "task.delete", now) : null)),
  );

/**
 * Decides a restoration; a task in use stays as it is.
 * @param stored null where there is no such task
 */
export const decideTaskRestoration = (stored: StoredTask | null, { actor, now }: Moment): Decision<TaskWrite> =>
  pipe(
    visibleTask(stored, actor),
    E.map((task) => (task.deleted_at === null ? null : written(task, null, "task.restore", now))),
  );
