import { sql } from "kysely";
import { seesOwnTasksOnly } from "../../../core/tasks/task-visibility.rule.ts";
import type { Area } from "../contributions/area.ts";
import { usedInColumns, versioned } from "../contributions/used-in-columns.ts";
import { movedTasks } from "./moved-tasks.ts";
import { ownedTasks } from "./owned-tasks.ts";
import { taskTimeline } from "./task-timeline.ts";

/** The audit log names tasks; they are merged and shown in timelines with contacts, and link to files. */
export const area: Area = {
  recordNames: { task: sql`select task_id::text as id, name, org_id from tasks` },
  ownedParts: [ownedTasks],
  mergeParts: [movedTasks],
  timelineParts: [taskTimeline],
  fileUses: [
    usedInColumns({
      kind: "task",
      table: "tasks",
      id: "task_id",
      name: sql`r.name`,
      href: sql`'/ui/tasks/' || r.slug`,
      columns: { body: "text", resources: "jsonb" },
      inUse: sql`r.deleted_at is null`,
      sees: ({ role, user_id }) =>
        seesOwnTasksOnly(role) ? sql`(r.created_by = ${user_id} or ${user_id} = any(r.assigned_to))` : sql`true`,
      marks: versioned,
    }),
  ],
};
