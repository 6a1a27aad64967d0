import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { AuditFacets, AuditPage, AuditVerdict } from "./audit-entry.model.ts";
import type { AuditQuery } from "./audit-query.model.ts";

/** What of one record there is a history. */
export type HistoryOf = "contact" | "group" | "field";

/** The trail of everything that was changed. One request, one answer. */
export type AuditLog = {
  readonly page: (query: AuditQuery) => TaskEither<Failure, AuditPage>;
  readonly facets: TaskEither<Failure, AuditFacets>;
  /**
   * Checks a stretch of the chain.
   * @param after the number of the entry behind which it begins, 0 for the first
   */
  readonly verify: (after: number) => TaskEither<Failure, AuditVerdict>;
  /**
   * What was done to one record, as far as the person who asks may know.
   * @param before as in a query
   */
  readonly history: (of: HistoryOf, id: number, before: string | null) => TaskEither<Failure, AuditPage>;
};
export const AuditLog = token<AuditLog>("audit.log");
