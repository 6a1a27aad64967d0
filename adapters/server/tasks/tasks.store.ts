import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { acceptedNewTask, decideNewTask, type NewTaskRow } from "../../../core/tasks/decide-new-task.rule.ts";
import { acceptedTaskChange, decideTaskChange, newReferences } from "../../../core/tasks/decide-task-change.rule.ts";
import { decideTaskDeletion, decideTaskRestoration } from "../../../core/tasks/decide-task-deletion.rule.ts";
import { taskInUse, taskOf } from "../../../core/tasks/find-task.rule.ts";
import { taskSchema } from "../../../core/tasks/task-schema.model.ts";
import { noReferences, type StoredTask, type TaskAudit, type TaskWrite } from "../../../core/tasks/task-write.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import type { TaskStore } from "../../../core/tasks/tasks.port.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { taskPage, visibleTasks } from "./task-list.store.ts";
import { knownReferences } from "./task-references.store.ts";
import { taskColumns } from "./task-row.ts";

const byId = (id: number) => sql`t.task_id = ${id}`;

/** Tasks in the transaction of one call: a write reads, applies its rule and stores the result, with an audit log entry. */
export const makeTaskStore = (call: Omit<Doer, "actor"> & { readonly actor: StaffActor; readonly tx: Tx }): TaskStore => {
  const { tx, actor } = call;
  const { now } = call.request;

  const read = async (where: RawBuilder<unknown>, lock: boolean): Promise<StoredTask | null> => {
    const { rows } = await sql<StoredTask>`
      select ${taskColumns(actor)}, t.deleted_at from tasks t where ${visibleTasks(tx, actor)} and ${where} ${lock ? sql`for update of t` : sql``}`.execute(
      tx.db,
    );
    return rows[0] ?? null;
  };
  const get = async (where: RawBuilder<unknown>): Promise<E.Either<Failure, Task>> => taskInUse(await read(where, false), actor);

  /**
   * The task that an earlier request with this idempotency key created; a concurrent request with the same key waits for the end of this
   * transaction.
   */
  const madeBy = async (key: string): Promise<StoredTask | null> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.org}:task:${key}`}, 0))`.execute(tx.db);
    return read(sql`t.create_key = ${key}::uuid`, false);
  };
  const audit = (id: number, entry: TaskAudit): Promise<void> => writeAudit(tx, call, { ...entry, object_type: "task", object_id: id });

  const insert = async (row: NewTaskRow, key: string | undefined): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into tasks (org_id, name, slug_name, status, assigned_to, body, resources, program_class, related_records, created_by, create_key, created_at, updated_at)
      values (${tx.org}, ${row.name}, ${row.slug_name}, ${row.status}, ${row.assigned_to}::bigint[], ${row.body}, ${JSON.stringify(row.resources)}::jsonb, ${row.program_class}, ${row.related_records}::text[], ${row.created_by}, ${key ?? null}::uuid, ${row.created_at}, ${row.updated_at})
      returning task_id as id`.execute(tx.db);
    return rows[0]?.id ?? 0;
  };
  const write = async ({ task, audit: entry }: TaskWrite): Promise<void> => {
    await sql`
      update tasks set name = ${task.name}, status = ${task.status}, assigned_to = ${task.assigned_to}::bigint[], body = ${task.body}, resources = ${JSON.stringify(task.resources)}::jsonb,
        related_records = ${task.related_records}::text[], deleted_at = ${task.deleted_at}, version = ${task.version}, updated_at = ${task.updated_at}
      where org_id = ${tx.org} and task_id = ${task.id}`.execute(tx.db);
    await audit(task.id, entry);
  };

  return {
    list: (query) => async () => E.right(await taskPage(tx, actor, query)),
    get: (key) => () => get(/^\d+$/.test(key) ? byId(Number(key)) : sql`t.slug = ${key}`),
    create: (task) => async () => {
      const asked = acceptedNewTask(task, actor);
      if (E.isLeft(asked)) return asked;
      const made = task.key === undefined ? null : await madeBy(task.key);
      const known = made === null ? await knownReferences(tx, actor, asked.right) : noReferences;
      const decision = decideNewTask(made, asked.right, { actor, known, now });
      if (E.isLeft(decision)) return decision;
      if (decision.right === null) return taskInUse(made, actor);
      const id = await insert(decision.right.row, task.key);
      await audit(id, decision.right.audit);
      return get(byId(id));
    },
    update: (id, change) => async () => {
      const asked = acceptedTaskChange(change);
      if (E.isLeft(asked)) return asked;
      const stored = await read(byId(id), true);
      const known = await knownReferences(tx, actor, newReferences(stored, asked.right));
      const decision = decideTaskChange(stored, asked.right, { actor, known, now });
      if (E.isLeft(decision)) return decision;
      if (decision.right === null) return taskInUse(stored, actor);
      await write(decision.right);
      return decision.right.edit.related_records === undefined ? E.right(taskOf(decision.right.task)) : get(byId(id));
    },
    remove: (id) => async () => {
      const decision = decideTaskDeletion(await read(byId(id), true), { actor, now });
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) await write(decision.right);
      return E.right(undefined);
    },
    restore: (id) => async () => {
      const decision = decideTaskRestoration(await read(byId(id), true), { actor, now });
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) await write(decision.right);
      return get(byId(id));
    },
    schema: TE.right(taskSchema),
  };
};
