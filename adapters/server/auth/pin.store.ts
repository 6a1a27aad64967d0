import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";

/**
 * Lifetime of a pin in seconds, and the attempts allowed from the address that requested it; attempts from other addresses have the same
 * limit of their own.
 */
export const pinRules = { life: 10 * 60, tries: 5 } as const;

/** The owner of a pin, its purpose (signing in, or viewing secrets), and the caller's address. */
type PinOwner = { readonly purpose: "pin" | "secret"; readonly org: number; readonly contact: number; readonly ip: string };

/**
 * Stores a pin as its hash; the earlier pin that the same address requested is invalidated, pins requested from other addresses stay valid.
 * @param now epoch seconds
 */
export const keepPin = async ({ db }: Tx, { purpose, org, contact, ip }: PinOwner, hash: string, now: number): Promise<void> => {
  const own = db.deleteFrom("one_time_codes").where("purpose", "=", purpose).where("org_id", "=", org).where("con_id", "=", contact);
  await own
    .where((row) => row.or([row("ip", "=", ip), row("ip", "is", null), row("expires_at", "<=", now), row("used_at", "is not", null)]))
    .execute();
  const row = {
    code_hash: hash,
    org_id: org,
    purpose,
    user_id: null,
    con_id: contact,
    ip,
    created_at: now,
    expires_at: now + pinRules.life,
    used_at: null,
  };
  await db.insertInto("one_time_codes").values(row).execute();
};

/**
 * Counts an attempt on the contact's pins: the one that this address requested, and the latest requested from another address. Attempts
 * from other addresses are counted separately, so that no caller uses up another's.
 * @returns the hashes that the pin may match; empty when no pin is valid or all attempts are used up
 */
export const tryPins = async ({ db }: Tx, { purpose, org, contact, ip }: PinOwner, now: number): Promise<readonly string[]> => {
  const isOwn = sql`ip is not distinct from ${ip}`;
  const { rows } = await sql<{ code_hash: string }>`
    update one_time_codes set tries = tries + (${isOwn})::int, tries_elsewhere = tries_elsewhere + (not ${isOwn})::int
    where code_hash in (
      select distinct on (is_own) code_hash from (
        select code_hash, created_at, ${isOwn} as is_own from one_time_codes
        where purpose = ${purpose} and org_id = ${org} and con_id = ${contact} and used_at is null and expires_at > ${now}
          and case when ${isOwn} then tries else tries_elsewhere end < ${pinRules.tries}) live
      order by is_own, created_at desc)
    returning code_hash`.execute(db);
  return rows.map(({ code_hash }) => code_hash);
};

/**
 * Uses a pin up.
 * @returns whether this caller did; of two concurrent calls only one does
 */
export const spendPin = async ({ db }: Tx, hash: string, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("one_time_codes")
    .set({ used_at: now })
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
