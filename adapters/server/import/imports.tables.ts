import type { Generated } from "kysely";

type Imports = {
  import_id: Generated<number>;
  org_id: number;
  user_id: number;
  file_id: string;
  filename: string;
  bytes: number;
  state: string;
  layout: unknown;
  columns: unknown;
  mapping: unknown;
  options: unknown;
  fixes: Generated<unknown>;
  plan: unknown;
  counts: unknown;
  undo: unknown;
  problem: string | null;
  plan_job: number | null;
  run_job: number | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  undo_until: number | null;
  file_gone_at: number | null;
  made: Generated<unknown>;
  holds_secrets: Generated<boolean>;
  values_gone_at: number | null;
};

type ImportPlanRows = {
  org_id: number;
  import_id: number;
  decision: string;
  row_no: number;
  who: string;
  con_id: number | null;
  changes: unknown;
  cause: string | null;
  col: number | null;
  value: string;
};

type ImportRows = {
  org_id: number;
  import_id: number;
  row_no: number;
  outcome: "created" | "updated" | "skipped" | "failed";
  con_id: number | null;
  before: unknown;
  after: unknown;
  cause: string | null;
  col: number | null;
  value: string | null;
  undo: "reversed" | "kept" | "impossible" | null;
};

declare module "../storage/schema.ts" {
  interface Schema {
    imports: Imports;
    import_plan: ImportPlanRows;
    import_rows: ImportRows;
  }
}
