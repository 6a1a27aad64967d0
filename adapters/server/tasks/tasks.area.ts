import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { movedTasks } from "./moved-tasks.ts";
import { taskTimeline } from "./task-timeline.ts";

/** Tasks have names, and are merged and shown with contacts. */
export const area: Area = {
  recordNames: { task: sql`select task_id::text as id, name, org_id from tasks` },
  mergeParts: [movedTasks],
  timelineParts: [taskTimeline],
};
