import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";

/** How long a pin works, in seconds, and how often it may be tried from where it was asked for, and from elsewhere. */
export const pinRules = { life: 10 * 60, tries: 5 } as const;

/** Whose pin it is, what for (to sign in, or to see what was told in confidence), and the address that asks. */
type PinOwner = { readonly purpose: "pin" | "secret"; readonly org: number; readonly contact: number; readonly ip: string };

/**
 * Keeps a pin by its hash; the one that the same address asked for before works no more, those asked for elsewhere do.
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
 * Takes one try of the contact's pins: of the one that this address asked for, and of the latest that was asked for elsewhere. Tries from
 * elsewhere are counted by themselves, so that nobody uses up those of another.
 * @returns the hashes that the pin may match; none where there are none that work or their tries are used up
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
 * @returns whether it was this caller that did; of two at once only one does
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
