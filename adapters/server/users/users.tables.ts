import type { Generated } from "kysely";

/** @property moved `[{kind, to, moves: [{id, had}]}]`, JSON text when written */
type UserLeavings = {
  user_id: number;
  org_id: number;
  replacement_id: number | null;
  teams: Generated<number[]>;
  moved: Generated<unknown>;
  at: number;
};

declare module "../storage/schema.ts" {
  interface Schema {
    user_leavings: UserLeavings;
  }
}
