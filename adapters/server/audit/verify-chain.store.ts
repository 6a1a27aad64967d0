import { sql } from "kysely";
import type { AuditVerdict } from "../../../core/audit/audit-entry.model.ts";
import type { Tx } from "../storage/database.ts";

/** Entries checked per call. */
export const chainStretch = 10_000;

type Stretch = { readonly last: number | null; readonly broken: number | null; readonly broken_at: number | null };
type Ends = { readonly total: number; readonly since: number | null; readonly unlinked: boolean; readonly whole_end: boolean };

/**
 * Verifies a part of the organisation's chain: each entry hashes to its stored hash, over the previous one, with no number missing (for an
 * entry redacted with an erased contact the stored hash counts); the last part also verifies that its end is the last entry written.
 * @param after the sequence number after which it begins
 */
export const verifyChain = async (tx: Tx, after: number): Promise<AuditVerdict> => {
  const { rows: found } = await sql<Stretch>`
    with part as (select a.* from audit a where a.org_id = ${tx.org} and a.seq > ${after} order by a.seq limit ${chainStretch}),
    linked as (
      select p.seq, p.at, p.hash, ${after} + row_number() over w as place, case when audit_forgotten(a) then a.hash else audit_hash(lag(p.hash, 1, coalesce((select b.hash from audit b where b.org_id = ${tx.org} and b.seq = ${after}), ''::bytea)) over w, a) end as right_hash
      from part p join audit a using (audit_id) window w as (order by p.seq))
    select max(l.seq) as last, (min(l.seq) filter (where l.seq <> l.place or l.hash is distinct from l.right_hash)) as broken,
      (min(l.at) filter (where l.seq <> l.place or l.hash is distinct from l.right_hash)) as broken_at from linked l`.execute(tx.db);
  const { rows: ends } = await sql<Ends>`
    select coalesce(h.seq, 0) as total, (select a.at from audit a where a.org_id = ${tx.org} and a.seq = 1) as since, exists (select from audit a where a.org_id = ${tx.org} and a.hash is null) as unlinked,
      coalesce(h.seq, 0) = 0 or exists (select from audit a where a.org_id = ${tx.org} and a.seq = h.seq and a.hash = h.hash) as whole_end
    from (select 1) one left join audit_heads h on h.org_id = ${tx.org}`.execute(tx.db);
  const { total = 0, since = null, unlinked = false, whole_end: isWholeEnd = true } = ends[0] ?? {};
  const { last = null, broken = null, broken_at: at = null } = found[0] ?? {};
  const checked = last ?? after;
  const isLast = checked - after < chainStretch || checked >= total;
  const problem = broken !== null ? { number: broken, at } : isLast && (unlinked || !isWholeEnd) ? { number: checked + 1, at: null } : null;
  return { checked, total, next: !isLast && problem === null, since, broken: problem };
};
