import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";

type Broken = { readonly org_id: number; readonly seq: number | null };

/**
 * Whether the audit log of every organisation is intact: each row linked to the previous one, none changed (except to redact an erased
 * contact), missing or inserted, and the last row the last one written.
 */
export const chainFindings = async ({ db }: Tx): Promise<readonly { readonly ok: boolean; readonly what: string }[]> => {
  const { rows: counted } = await sql<{ n: number }>`select count(*) as n from audit`.execute(db);
  const { rows: broken } = await sql<Broken>`
    with linked as (select a.audit_id, a.org_id, a.seq, a.hash, lag(a.hash, 1, ''::bytea) over (partition by a.org_id order by a.seq) as previous, row_number() over (partition by a.org_id order by a.seq) as place from audit a)
    select distinct on (l.org_id) l.org_id, l.seq from linked l join audit a using (audit_id)
    where l.hash is null or l.seq is distinct from l.place or (l.hash is distinct from audit_hash(l.previous, a) and not audit_forgotten(a)) order by l.org_id, l.seq`.execute(
    db,
  );
  const { rows: cut } = await sql<Broken>`
    select h.org_id, h.seq from audit_heads h where h.seq > 0 and not exists (select from audit a where a.org_id = h.org_id and a.seq = h.seq and a.hash = h.hash)`.execute(
    db,
  );
  const wrong = [
    ...broken.map(({ org_id, seq }) => `from row ${seq ?? "without a number"} of organisation ${org_id} on`),
    ...cut.map(({ org_id, seq }) => `the end of organisation ${org_id}, row ${seq ?? 0}, is gone`),
  ];
  return [
    {
      ok: wrong.length === 0,
      what:
        wrong.length === 0
          ? `The trail is whole: ${(counted[0]?.n ?? 0).toLocaleString("en")} rows, each linked to the one before it`
          : `The trail was changed: ${wrong.join("; ")}`,
    },
  ];
};
