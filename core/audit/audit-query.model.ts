import type { LocalDate } from "../kernel/dates.ts";
import type { AuditActorKind } from "./audit-entry.model.ts";

/** Most of everything that a question about the trail may have. */
export const auditLimits = { text: 200, name: 120, record: 200, rows: 200, page: 50 } as const;

/** Whose entries are asked for: all that a person did, however; one learner's; or everything done in one way. */
export type AuditWho = { readonly person: number } | { readonly learner: number } | { readonly kind: AuditActorKind };

/** What narrows the trail; null where it does not. Days are the organisation's, both included. */
export type AuditFilter = {
  readonly who: AuditWho | null;
  readonly type: string | null;
  /** the id of one record of the type */
  readonly record: string | null;
  readonly action: string | null;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  /** words of values, each by its beginning */
  readonly text: string;
};

export const wholeTrail: AuditFilter = { who: null, type: null, record: null, action: null, from: null, to: null, text: "" };

/** @property before where the page begins, as a page before it said; null for the newest */
export type AuditQuery = AuditFilter & { readonly before: string | null };
