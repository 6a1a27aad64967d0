import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { AuditFacets, AuditPage, AuditVerdict } from "./audit-entry.model.ts";
import type { AuditQuery } from "./audit-query.model.ts";

/** Kinds of records that have a history. */
export type HistoryOf = "contact" | "group" | "field";

/** The audit log of all changes. */
export type AuditLog = {
  readonly page: (query: AuditQuery) => TaskEither<Failure, AuditPage>;
  readonly facets: TaskEither<Failure, AuditFacets>;
  /**
   * Verifies a part of the hash chain.
   * @param after the number of the entry before the first verified one, 0 for the start
   */
  readonly verify: (after: number) => TaskEither<Failure, AuditVerdict>;
  /**
   * The changes of one record, redacted for the caller.
   * @param before as in a query
   */
  readonly history: (of: HistoryOf, id: number, before: string | null) => TaskEither<Failure, AuditPage>;
};
export const AuditLog = token<AuditLog>("audit.log");
