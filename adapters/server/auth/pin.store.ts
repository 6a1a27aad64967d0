import type { Tx } from "../storage/database.ts";

/** How long a pin works, in seconds, and how often it may be tried. */
export const pinRules = { life: 10 * 60, tries: 5 } as const;

/** Whose pin it is, and what for: to sign in, or to see what was told in confidence. */
type PinOwner = { readonly purpose: "pin" | "secret"; readonly org: number; readonly contact: number };

/** Keeps a pin by its hash; the one sent before for the same purpose works no more. @param now epoch seconds */
export const keepPin = async ({ db }: Tx, { purpose, org, contact }: PinOwner, hash: string, now: number): Promise<void> => {
  await db.deleteFrom("one_time_codes").where("purpose", "=", purpose).where("org_id", "=", org).where("con_id", "=", contact).execute();
  const row = { code_hash: hash, org_id: org, purpose, user_id: null, con_id: contact, created_at: now, expires_at: now + pinRules.life, used_at: null };
  await db.insertInto("one_time_codes").values(row).execute();
};

/** Takes one try of the contact's pin. @returns its hash, or null when there is none that works or its tries are used up */
export const tryPin = async ({ db }: Tx, { purpose, org, contact }: PinOwner, now: number): Promise<string | null> => {
  const row = await db
    .updateTable("one_time_codes")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
    .where("purpose", "=", purpose)
    .where("org_id", "=", org)
    .where("con_id", "=", contact)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("tries", "<", pinRules.tries)
    .returning("code_hash")
    .executeTakeFirst();
  return row?.code_hash ?? null;
};

/** Uses a pin up. @returns whether it was this caller that did; of two at once only one does */
export const spendPin = async ({ db }: Tx, hash: string, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db.updateTable("one_time_codes").set({ used_at: now }).where("code_hash", "=", hash).where("used_at", "is", null).executeTakeFirst();
  return numUpdatedRows === 1n;
};
