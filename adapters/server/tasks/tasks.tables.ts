import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { TaskStatus } from "../../../core/tasks/task-status.model.ts";
import type { TaskResource } from "../../../core/tasks/task.model.ts";

type Tasks = {
  task_id: Generated<number>;
  org_id: number;
  name: string;
  slug_name: string;
  slug: GeneratedAlways<string>;
  status: Generated<TaskStatus>;
  assigned_to: Generated<number[]>;
  body: Generated<string>;
  resources: JSONColumnType<TaskResource[], string, string>;
  program_class: string | null;
  related_records: Generated<string[]>;
  contact_ids: GeneratedAlways<number[]>;
  created_by: number | null;
  create_key: string | null;
  version: Generated<number>;
  deleted_at: number | null;
  created_at: number;
  updated_at: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    tasks: Tasks;
  }
}
