import type { AuditQuery } from "../../../core/audit/audit-query.model.ts";
import { searchedWords } from "../../../core/audit/audit-search.rule.ts";
import type { Tx } from "../storage/database.ts";
import { auditRows } from "./audit-rows.store.ts";
import { type AuditFound, searchAudit } from "./audit-search.store.ts";

/**
 * Entries of the transaction's organisation, newest first, with the cursor of the next page.
 * @param hidden custom fields that are not searched
 */
export const auditStretch = async (
  tx: Tx,
  query: AuditQuery,
  limit: number,
  timeZone: string,
  hidden: readonly string[],
): Promise<AuditFound> => {
  const words = searchedWords(query.text);
  if (words !== null) return searchAudit(tx, { query, words, timeZone, hidden }, limit);
  const rows = await auditRows(tx, query, limit + 1, timeZone);
  const last = rows[limit - 1];
  return {
    rows: rows.slice(0, limit),
    next: rows.length > limit && last !== undefined ? `${last.at}.${last.audit_id}` : null,
    searched: null,
  };
};
