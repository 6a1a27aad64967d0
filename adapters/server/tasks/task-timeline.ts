import { sql } from "kysely";
import type { TimelinePart } from "../contributions/timeline-part.ts";
import { userNameSql } from "../users/user-name-sql.ts";
import { visibleTasks } from "./task-list.store.ts";

/** Timeline entries for tasks about the contact that the caller may see. */
export const taskTimeline: TimelinePart = {
  kind: "task",
  filter: "task",
  rows: async ({ tx, actor, contact }) => sql`
    select t.created_at as at, lpad(t.task_id::text, 20, '0') as key,
      jsonb_build_object('id', t.task_id, 'name', t.name, 'slug', t.slug, 'status', t.status, 'by', ${userNameSql("t.created_by")}) as data
    from own_tasks t where ${visibleTasks(tx, actor)} and t.contact_ids <> '{}' and t.contact_ids @> array[${contact}]::bigint[]`,
};
