import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";
import type { SignedHead } from "./signed-head.crypto.ts";
import { brokenHeads, signedHeads } from "./signed-heads.store.ts";

type Finding = { readonly ok: boolean; readonly what: string };

const words = (broken: Awaited<ReturnType<typeof brokenHeads>>): string =>
  broken.map(({ head, why }) => `that of organisation ${head.org_id} ${why}`).join("; ");

/**
 * Whether the audit logs still match their signed heads.
 * @param exported heads that were kept outside the database; null for none
 */
export const headFindings = async (tx: Tx, key: Uint8Array, exported: readonly SignedHead[] | null): Promise<readonly Finding[]> => {
  const heads = await signedHeads(tx);
  const broken = await brokenHeads(tx, key, heads);
  const { rows } = await sql<{
    n: number;
  }>`select coalesce(sum(h.seq - coalesce(s.seq, 0)), 0)::bigint as n from audit_heads h left join audit_signatures s using (org_id)`.execute(
    tx.db,
  );
  const whole = `The signed heads of ${heads.length} audit logs agree with them; ${(rows[0]?.n ?? 0).toLocaleString("en")} rows came since and are not signed yet`;
  const findings: Finding[] = [{ ok: broken.length === 0, what: broken.length === 0 ? whole : `Signed heads are wrong: ${words(broken)}` }];
  if (exported === null) return findings;
  const brokenExports = await brokenHeads(tx, key, exported);
  return [
    ...findings,
    {
      ok: brokenExports.length === 0,
      what:
        brokenExports.length === 0
          ? `The ${exported.length} exported heads agree with the audit logs`
          : `Exported heads are wrong: ${words(brokenExports)}`,
    },
  ];
};
