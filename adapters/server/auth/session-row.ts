import type { LearnerActor, StaffActor } from "../../../core/access/actor.model.ts";
import { Role } from "../../../core/access/role.model.ts";
import { storedRowRule } from "../../../core/access/row-rule.model.ts";
import { flagsInForce } from "../../../core/permissions/flags-until.rule.ts";

/** A session as it is read, with its owner and organisation. */
export type SessionRow = {
  token_hash: string;
  kind: "staff" | "learner";
  org_id: number;
  csrf_token: string;
  seen_at: number;
  expires_at: number;
  idle_hours: number;
  user_id: number | null;
  con_id: number | null;
  pid: string | null;
  role: string | null;
  flags: string[] | null;
  flags_until: unknown;
  teams: number[] | null;
  row_rule: string | null;
  features: string[];
  alive: boolean;
  limited: boolean;
  sudo: boolean;
  activated: boolean | null;
  user_since: number | null;
};

/**
 * Whom a session is of, with the permissions in force; null where the stored owner is unreadable.
 * @param now epoch seconds
 */
export const actorOfSession = (row: SessionRow, now: number): StaffActor | LearnerActor | null => {
  if (row.kind === "learner")
    return row.con_id === null || row.pid === null ? null : { kind: "learner", org_id: row.org_id, con_id: row.con_id, pid: row.pid };
  if (row.user_id === null || !Role.is(row.role)) return null;
  const flags = flagsInForce(row.flags ?? [], row.flags_until, now);
  return {
    kind: "staff",
    org_id: row.org_id,
    user_id: row.user_id,
    role: row.role,
    flags,
    features: row.features,
    teams: row.teams ?? [],
    row_rule: storedRowRule(row.row_rule),
  };
};
