import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";
import { isSignedHead, type SignedHead, signHead } from "./signed-head.crypto.ts";

type Unsigned = { readonly org_id: number; readonly seq: number; readonly hash: string };
type Held = { readonly org_id: number; readonly seq: number };

const asHex = sql<string>`encode(hash, 'hex')`;

/** The signed heads of all organisations that have one. */
export const signedHeads = async ({ db }: Tx): Promise<readonly SignedHead[]> =>
  (await sql<SignedHead>`select org_id, seq, ${asHex} as hash, at, signature from audit_signatures order by org_id`.execute(db)).rows;

/**
 * The invalid heads: signed with another key, changed, or different from the row that the log holds at that number.
 * @param key the server's key for audit log heads
 */
export const brokenHeads = async (
  { db }: Tx,
  key: Uint8Array,
  heads: readonly SignedHead[],
): Promise<readonly { readonly head: SignedHead; readonly why: string }[]> => {
  const { rows } = await sql<Held>`
    select h.org_id, h.seq from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as h (org_id bigint, seq bigint, hash text)
    where exists (select from audit a where a.org_id = h.org_id and a.seq = h.seq and encode(a.hash, 'hex') = h.hash)`.execute(db);
  const held = new Set(rows.map(({ org_id, seq }) => `${org_id}:${seq}`));
  return heads.flatMap((head) => {
    if (!isSignedHead(key, head)) return [{ head, why: "was not signed with this server's secret key" }];
    return held.has(`${head.org_id}:${head.seq}`) ? [] : [{ head, why: `is not what the log holds at row ${head.seq}` }];
  });
};

/**
 * Signs the head of each log that has grown since its last signature; a log whose signed head is invalid keeps it.
 * @param now epoch seconds
 * @returns the invalid heads
 */
export const signHeads = async (
  tx: Tx,
  key: Uint8Array,
  now: number,
): Promise<readonly { readonly head: SignedHead; readonly why: string }[]> => {
  const { rows: grown } = await sql<Unsigned>`
    select h.org_id, h.seq, encode(h.hash, 'hex') as hash from audit_heads h left join audit_signatures s using (org_id) where h.seq > coalesce(s.seq, 0) order by h.org_id`.execute(
    tx.db,
  );
  const wanted = new Set(grown.map(({ org_id }) => org_id));
  const broken = await brokenHeads(
    tx,
    key,
    (await signedHeads(tx)).filter(({ org_id }) => wanted.has(org_id)),
  );
  const refused = new Set(broken.map(({ head }) => head.org_id));
  const signed = grown.filter(({ org_id }) => !refused.has(org_id)).map((head) => signHead(key, { ...head, at: now }));
  if (signed.length > 0)
    await sql`
      insert into audit_signatures (org_id, seq, hash, at, signature)
      select s.org_id, s.seq, decode(s.hash, 'hex'), s.at, s.signature from jsonb_to_recordset(${JSON.stringify(signed)}::jsonb) as s (org_id bigint, seq bigint, hash text, at bigint, signature text)
      on conflict (org_id) do update set seq = excluded.seq, hash = excluded.hash, at = excluded.at, signature = excluded.signature where audit_signatures.seq < excluded.seq`.execute(
      tx.db,
    );
  return broken;
};
