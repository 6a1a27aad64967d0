import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { type TaskQuery, taskSortParts } from "../../../core/tasks/task-query.model.ts";
import { taskStatuses } from "../../../core/tasks/task-status.model.ts";
import { seesOwnTasksOnly } from "../../../core/tasks/task-visibility.rule.ts";
import type { Task, TaskPage } from "../../../core/tasks/task.model.ts";
import type { Tx } from "../storage/database.ts";
import { containsWords } from "../storage/text-search.ts";
import { taskColumns } from "./task-row.ts";

const finished = taskStatuses.filter(({ isFinished }) => isFinished).map(({ id }) => id);
const inOrder = taskStatuses.map(({ id }) => id);

const orders = {
  name: sql`fold_text(t.name) collate "C"`,
  status: sql`array_position(${inOrder}::text[], t.status)`,
  created: sql`t.created_at`,
  updated: sql`t.updated_at`,
} as const;

/** The tasks that the actor may see. */
export const visibleTasks = (tx: Tx, actor: StaffActor): RawBuilder<unknown> => {
  const own = seesOwnTasksOnly(actor.role) ? sql`and (t.created_by = ${actor.user_id} or ${actor.user_id} = any(t.assigned_to))` : sql``;
  return sql`t.org_id = ${tx.org} ${own}`;
};

/** Whether a task `t` is finished. */
export const isFinished = sql`t.status = any(${finished}::text[])`;

/** Each word must occur in the name or the body of a task `t`. */
export const searched = (search: string): readonly RawBuilder<unknown>[] => containsWords(sql`fold_text(t.name || ' ' || t.body)`, search);

const matching = (tx: Tx, actor: StaffActor, query: TaskQuery): RawBuilder<unknown> =>
  sql.join(
    [
      visibleTasks(tx, actor),
      sql`t.deleted_at is null`,
      ...(query.status.length === 0 ? [] : [sql`t.status = any(${query.status}::text[])`]),
      ...(query.assigned_to === null ? [] : [sql`${query.assigned_to}::bigint = any(t.assigned_to)`]),
      ...(query.program_class === null ? [] : [sql`t.program_class = ${query.program_class}`]),
      ...(query.hide_finished ? [sql`not ${isFinished}`] : []),
      ...searched(query.search),
    ],
    sql` and `,
  );

/** A page of the tasks that the actor may see. */
export const taskPage = async (tx: Tx, actor: StaffActor, query: TaskQuery): Promise<TaskPage> => {
  const { by, isDescending } = taskSortParts(query.sort);
  const direction = sql.raw(isDescending ? "desc" : "asc");
  const where = matching(tx, actor, query);
  const { rows } = await sql<Task>`
    select ${taskColumns(actor)} from tasks t where ${where} order by ${orders[by]} ${direction}, t.task_id ${direction} limit ${query.limit} offset ${(query.page - 1) * query.limit}`.execute(
    tx.db,
  );
  const counted = await sql<{ n: number }>`select count(*) as n from tasks t where ${where}`.execute(tx.db);
  const count = counted.rows[0]?.n ?? 0;
  return { results: rows, page: query.page, pages: pagesFor(count, query.limit), count };
};
