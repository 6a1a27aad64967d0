import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { conflict, type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import { requiredMessage } from "../../../core/validation/validation-message.ts";
import { changedKeys, type ChangedRecords, mostRelated } from "../../../core/tasks/related-record.model.ts";
import { conflictMessage, differingFields } from "../../../core/tasks/task-edit.rule.ts";
import { slugName } from "../../../core/tasks/task-slug.rule.ts";
import { firstStatus } from "../../../core/tasks/task-status.model.ts";
import { taskSchema } from "../../../core/tasks/task-schema.model.ts";
import type { NewTask, TaskValues } from "../../../core/tasks/task-values.model.ts";
import { normalTaskValues } from "../../../core/tasks/task-values.rule.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import type { TaskStore } from "../../../core/tasks/tasks.port.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { taskPage, visibleTasks } from "./task-list.store.ts";
import { referenceProblems } from "./task-references.store.ts";
import { taskColumns } from "./task-row.ts";

type Answered = E.Either<Failure, Task>;
type Change = Partial<TaskValues> & { readonly related_records?: readonly string[] };
type Written = Task & { readonly deleted_at: number | null };

const missing = E.left(notFound("Task not found."));
const tooMany = E.left(invalid({ related_records: [`A task has at most ${mostRelated} related records.`] }));
const byId = (id: number) => sql`t.task_id = ${id}`;

/** Tasks in the transaction of one call; what changes is written to the trail. */
export const makeTaskStore = (call: Omit<Doer, "actor"> & { readonly actor: StaffActor; readonly tx: Tx }): TaskStore => {
  const { tx, actor } = call;
  const { now } = call.request;

  const read = async (where: ReturnType<typeof byId>, lock: boolean): Promise<Written | null> => {
    const { rows } = await sql<Written>`
      select ${taskColumns(actor)}, t.deleted_at from tasks t where ${visibleTasks(tx, actor)} and ${where} ${lock ? sql`for update of t` : sql``}`.execute(tx.db);
    return rows[0] ?? null;
  };
  const shown = (row: Written | null): Answered => {
    if (row === null || row.deleted_at !== null) return missing;
    const { deleted_at: _gone, ...task } = row;
    return E.right(task);
  };
  const audit = (action: string, id: number, before: Readonly<Record<string, unknown>> | null, after: Readonly<Record<string, unknown>> | null): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "task", object_id: id, before, after });
  const again = async (id: number): Promise<Answered> => shown(await read(byId(id), false));

  const insert = async ({ related_records, program_class = "", key }: NewTask, values: Partial<TaskValues>): Promise<Answered> => {
    if (key !== undefined) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.org}:task:${key}`}, 0))`.execute(tx.db);
      const made = await read(sql`t.create_key = ${key}::uuid`, false);
      if (made !== null) return shown(made);
    }
    const { name = "", status = firstStatus, assigned_to = [actor.user_id], body = "", resources = [] } = values;
    const records = changedKeys([], related_records ?? {});
    const program = program_class === "" ? null : program_class;
    const problems = await referenceProblems(tx, actor, assigned_to, records);
    if (Object.keys(problems).length > 0) return E.left(invalid(problems));
    const { rows } = await sql<{ id: number }>`
      insert into tasks (org_id, name, slug_name, status, assigned_to, body, resources, program_class, related_records, created_by, create_key, created_at, updated_at)
      values (${tx.org}, ${name}, ${slugName(name)}, ${status}, ${assigned_to}::bigint[], ${body}, ${JSON.stringify(resources)}::jsonb, ${program}, ${records}::text[], ${actor.user_id}, ${key ?? null}::uuid, ${now}, ${now})
      returning task_id as id`.execute(tx.db);
    const id = rows[0]?.id ?? 0;
    await audit("task.create", id, null, { name, status, assigned_to, body, resources, program_class: program, related_records: records });
    return again(id);
  };

  const changeOf = (stored: Task, values: Partial<TaskValues>, records: ChangedRecords | undefined): Change => {
    const keys = records === undefined ? stored.related_records : changedKeys(stored.related_records, records);
    const isOther = keys.length !== stored.related_records.length || keys.some((key, place) => key !== stored.related_records[place]);
    return { ...Object.fromEntries(differingFields(values, stored).map((field) => [field, values[field]])), ...(isOther ? { related_records: keys } : {}) };
  };

  const write = async (id: number, version: number, values: Partial<TaskValues>, records: ChangedRecords | undefined): Promise<Answered> => {
    const found = shown(await read(byId(id), true));
    if (E.isLeft(found)) return found;
    const stored = found.right;
    const change = changeOf(stored, values, records);
    if (Object.keys(change).length === 0) return found;
    if (stored.version !== version) return E.left(conflict(conflictMessage(values, stored), stored));
    if ((change.related_records ?? []).length > mostRelated) return tooMany;
    const problems = await referenceProblems(tx, actor, (change.assigned_to ?? []).filter((user) => !stored.assigned_to.includes(user)), (change.related_records ?? []).filter((key) => !stored.related_records.includes(key)));
    if (Object.keys(problems).length > 0) return E.left(invalid(problems));
    const { name, status, assigned_to, body, resources, related_records } = { ...stored, ...change };
    await sql`
      update tasks set name = ${name}, status = ${status}, assigned_to = ${assigned_to}::bigint[], body = ${body}, resources = ${JSON.stringify(resources)}::jsonb,
        related_records = ${related_records}::text[], version = version + 1, updated_at = ${now}
      where org_id = ${tx.org} and task_id = ${id}`.execute(tx.db);
    await audit("task.update", id, Object.fromEntries(Object.keys(change).map((field) => [field, Reflect.get(stored, field)])), change);
    const after = { ...stored, ...change, version: stored.version + 1, updated_at: now };
    return change.related_records === undefined ? E.right(after) : again(id);
  };

  const move = (id: number, isRemoval: boolean) => async (): Promise<Answered> => {
    const stored = await read(byId(id), true);
    if (stored === null) return missing;
    if ((stored.deleted_at !== null) === isRemoval) return isRemoval ? E.right(stored) : shown(stored);
    await sql`update tasks set deleted_at = ${isRemoval ? now : null}, version = version + 1, updated_at = ${now} where org_id = ${tx.org} and task_id = ${id}`.execute(tx.db);
    await audit(isRemoval ? "task.delete" : "task.restore", id, null, null);
    return isRemoval ? E.right(stored) : again(id);
  };

  const normal = (given: Parameters<typeof normalTaskValues>[0]): E.Either<Failure, Partial<TaskValues>> => E.mapLeft(invalid)(normalTaskValues(given));
  return {
    list: (query) => async () => E.right(await taskPage(tx, actor, query)),
    get: (key) => async () => shown(await read(/^\d+$/.test(key) ? byId(Number(key)) : sql`t.slug = ${key}`, false)),
    create: (task) =>
      task.name === undefined ? TE.left(invalid({ name: [requiredMessage("name")] })) : pipe(TE.fromEither(normal(task)), TE.chain((values) => () => insert(task, values))),
    update: (id, { version, related_records, ...given }) => pipe(TE.fromEither(normal(given)), TE.chain((values) => () => write(id, version, values, related_records))),
    remove: (id) => pipe(move(id, true), TE.map(() => undefined)),
    restore: (id) => move(id, false),
    schema: TE.right(taskSchema),
  };
};
