import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { movedTasks } from "./moved-tasks.ts";
import { taskTimeline } from "./task-timeline.ts";

/** The audit log names tasks; they are merged and shown in timelines with contacts. */
export const area: Area = {
  recordNames: { task: sql`select task_id::text as id, name, org_id from tasks` },
  mergeParts: [movedTasks],
  timelineParts: [taskTimeline],
};
