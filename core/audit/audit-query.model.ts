import type { LocalDate } from "../kernel/dates.ts";
import type { AuditActorKind } from "./audit-entry.model.ts";

/** Limits of a query of the log. */
export const auditLimits = { text: 200, name: 120, record: 200, rows: 200, page: 50 } as const;

/** Whose entries are queried: all of one user, by any means; of one learner; or of one kind of actor. */
export type AuditWho = { readonly person: number } | { readonly learner: number } | { readonly kind: AuditActorKind };

/** The filters of the log; null for none. Days are in the organisation's time zone, both included. */
export type AuditFilter = {
  readonly who: AuditWho | null;
  readonly type: string | null;
  /** the id of one record of the type */
  readonly record: string | null;
  readonly action: string | null;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  /** words that values contain, matched by prefix */
  readonly text: string;
};

export const wholeTrail: AuditFilter = { who: null, type: null, record: null, action: null, from: null, to: null, text: "" };

/** @property before cursor of an earlier page; null for the newest */
export type AuditQuery = AuditFilter & { readonly before: string | null };
