import type { Generated } from "kysely";

type Values = Record<string, unknown>;
type Merges = {
  merge_id: Generated<number>;
  org_id: number;
  kept_id: number;
  other_id: number;
  kept_before: Values;
  kept_after: Values;
  last_activity: number;
  user_id: number | null;
  at: number;
  undone_at: number | null;
  marks: Generated<Values>;
  stayed: Generated<Values | null>;
};
type MergeMoves = { org_id: number; merge_id: number; kind: string; row_key: string; before: Generated<Values> };
type DuplicatePairs = { org_id: number; first_id: number; second_id: number; reasons: string[]; score: number };
type DuplicateDismissals = { org_id: number; first_id: number; second_id: number; user_id: number | null; at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    merges: Merges;
    merge_moves: MergeMoves;
    duplicate_pairs: DuplicatePairs;
    duplicate_dismissals: DuplicateDismissals;
  }
}
