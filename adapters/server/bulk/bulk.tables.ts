import type { Generated } from "kysely";

type BulkRuns = {
  run_id: Generated<number>;
  org_id: number;
  user_id: number;
  key: string;
  state: string;
  action: unknown;
  about: Generated<string>;
  selection: unknown;
  teams: number[] | null;
  total: number | null;
  plan: unknown;
  counts: unknown;
  undo: unknown;
  problem: string | null;
  plan_job: number | null;
  run_job: number | null;
  created_at: number;
  ended_at: number | null;
  undo_until: number | null;
};

type BulkRows = {
  org_id: number;
  run_id: number;
  con_id: number;
  outcome: "changed" | "same" | "refused" | "skipped" | null;
  before: unknown;
  after: unknown;
  stamp: Generated<unknown>;
  cause: string | null;
  note: string | null;
  undo: "reversed" | "kept" | "impossible" | null;
};

declare module "../storage/schema.ts" {
  interface Schema {
    bulk_runs: BulkRuns;
    bulk_rows: BulkRows;
  }
}
