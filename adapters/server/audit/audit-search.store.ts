import { type RawBuilder, sql } from "kysely";
import type { AuditQuery } from "../../../core/audit/audit-query.model.ts";
import { auditSpan } from "../../../core/audit/audit-span.rule.ts";
import { auditSteps, blocksOfStep, reachOf } from "../../../core/audit/audit-step.rule.ts";
import type { Tx } from "../storage/database.ts";
import { auditColumns, auditConditions, type AuditRow } from "./audit-rows.store.ts";

/**
 * Rows with their sequence number in the audit log.
 * @property tells whether the words match what the viewer may see, not only the index
 */
type Candidate = AuditRow & { readonly seq: number; readonly tells: boolean };

/**
 * The result of a search.
 * @property next cursor of the next page; null at the end
 * @property searched epoch seconds back to which it searched, if it stopped before the page was full
 */
export type AuditFound = { readonly rows: readonly AuditRow[]; readonly next: string | null; readonly searched: number | null };

/** Seconds by which the order of entries may differ from the order of their times: no transaction lasts a day. */
const slack = 86_400;

type Search = { readonly query: AuditQuery; readonly words: string; readonly timeZone: string; readonly hidden: readonly string[] };

const numberOf = async (tx: Tx, which: RawBuilder<unknown>): Promise<number | null> => {
  const { rows } = await sql<{ seq: number }>`select a.seq from own_audit a where ${which} limit 1`.execute(tx.db);
  return rows[0]?.seq ?? null;
};

/** The range of sequence numbers that can contain matching entries. */
const bounds = async (tx: Tx, { query, timeZone }: Search): Promise<{ readonly below: number; readonly above: number }> => {
  const { since, before: until } = auditSpan(query, timeZone);
  const id = Number((query.before ?? "").split(".")[1]);
  const ends = [
    query.before === null ? null : await numberOf(tx, sql`a.audit_id = ${id}`),
    until === null ? null : await numberOf(tx, sql`a.at >= ${until + slack} order by a.at, a.audit_id`),
  ].filter((seq) => seq !== null);
  return {
    below: Math.min(Number.MAX_SAFE_INTEGER, ...ends),
    above: since === null ? 0 : ((await numberOf(tx, sql`a.at < ${since - slack} order by a.at desc, a.audit_id desc`)) ?? 0),
  };
};

/** The latest block is scanned, since a frequent word fills the page from it; older blocks use the index. */
const holdsWords = (wanted: RawBuilder<unknown>, blocks: readonly number[]): RawBuilder<unknown> =>
  blocks.length === 1
    ? sql`a.seq >= ${reachOf(blocks)} and audit_words(a.before, a.after) @@ ${wanted}`
    : sql`audit_searched(a.before, a.after, a.seq) @@ (${wanted} && ${blocks.map((block) => `'#${block}'`).join(" | ")}::tsquery)`;

const candidates = async (
  tx: Tx,
  { query, words, timeZone, hidden }: Search,
  below: number,
  blocks: readonly number[],
): Promise<readonly Candidate[]> => {
  const wanted = sql`to_tsquery('simple', ${words})`;
  const conditions = sql.join([holdsWords(wanted, blocks), sql`a.seq < ${below}`, ...auditConditions(query, timeZone)], sql` and `);
  const { rows } = await sql<Candidate>`
    with hits as materialized (select a.audit_id, a.seq from own_audit a where ${conditions}),
      latest as materialized (select audit_id from hits order by seq desc limit ${auditSteps.candidates})
    select ${auditColumns}, a.seq, audit_words(audit_told(a.before, ${hidden}::text[]), audit_told(a.after, ${hidden}::text[])) @@ ${wanted} as tells
    from own_audit a where a.audit_id in (select audit_id from latest) order by a.seq desc`.execute(tx.db);
  return rows;
};

const placeOf = async (tx: Tx, seq: number): Promise<{ readonly at: number; readonly audit_id: number } | undefined> =>
  (
    await sql<{
      at: number;
      audit_id: number;
    }>`select a.at, a.audit_id from own_audit a where a.seq >= ${seq} order by a.seq limit 1`.execute(tx.db)
  ).rows[0];

/**
 * Searches the audit log backwards in linked order, a bounded number of entries at a time. Only what the viewer may see has to match; the
 * index covers more and only finds candidates.
 */
export const searchAudit = async (tx: Tx, search: Search, limit: number): Promise<AuditFound> => {
  const rows: AuditRow[] = [];
  const limits = await bounds(tx, search);
  let below = limits.below;
  let looked = 0;
  for (let step = 0; step < auditSteps.most && looked < auditSteps.mostCandidates; step += 1) {
    const latest = await numberOf(tx, sql`a.seq < ${below} order by a.seq desc`);
    if (latest === null || latest <= limits.above) return { rows, next: null, searched: null };
    const blocks = blocksOfStep(latest + 1, step);
    const found = await candidates(tx, search, below, blocks);
    looked += found.length;
    for (const { seq, tells, ...row } of found) {
      if (tells && !row.is_erased) rows.push(row);
      if (rows.length === limit) return { rows, next: `${row.at}.${row.audit_id}`, searched: null };
      below = seq;
    }
    if (found.length < auditSteps.candidates) below = reachOf(blocks);
  }
  const place = await placeOf(tx, below);
  return place === undefined ? { rows, next: null, searched: null } : { rows, next: `${place.at}.${place.audit_id}`, searched: place.at };
};
