import { sql } from "kysely";
import { launchTasks, stepsDoneBy } from "../../../core/org/launch-steps.rule.ts";
import { launchProgram } from "../../../core/org/onboarding-progress.rule.ts";
import { slugName } from "../../../core/tasks/task-slug.rule.ts";
import { firstStatus } from "../../../core/tasks/task-status.model.ts";
import type { Tx } from "../storage/database.ts";
import { isFinished } from "../tasks/task-list.store.ts";

type Owner = { readonly org_id: number; readonly user_id: number };

/**
 * Adds the launch tasks to a new organisation, assigned to its owner.
 * @param now epoch seconds
 */
export const addLaunchTasks = async ({ db }: Tx, { org_id, user_id }: Owner, now: number): Promise<void> => {
  const rows = launchTasks.map(({ name, body, program_class }) => ({
    org_id,
    name,
    slug_name: slugName(name),
    status: firstStatus,
    assigned_to: [user_id],
    body,
    resources: "[]",
    program_class,
    related_records: [],
    created_by: user_id,
    create_key: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  }));
  await db.insertInto("tasks").values(rows).execute();
};

/**
 * Completes the launch tasks that these actions finish, unless already done.
 * @param actions names of the actions in the audit log
 * @returns the completed tasks with their previous status
 */
export const finishLaunchTasks = async (
  { db }: Tx,
  org: number,
  actions: readonly string[],
  now: number,
): Promise<readonly { readonly id: number; readonly before: string }[]> => {
  const slugs = stepsDoneBy(actions).map(slugName);
  if (slugs.length === 0) return [];
  const { rows } = await sql<{ id: number; before: string }>`
    update tasks u set status = 'done', version = u.version + 1, updated_at = ${now}
    from (select t.task_id, t.status from tasks t where t.org_id = ${org} and t.program_class = ${launchProgram} and t.deleted_at is null and t.slug_name = any(${slugs}::text[]) and not ${isFinished} for update) o
    where u.org_id = ${org} and u.task_id = o.task_id returning u.task_id as id, o.status as before`.execute(db);
  return rows;
};
