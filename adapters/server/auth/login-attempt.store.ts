import { sql } from "kysely";
import { type AttemptLimit, attemptLimit, minutesHere } from "../../../core/auth/attempt-limit.rule.ts";
import { normalEmail } from "../../../core/validation/email.rule.ts";
import type { Tx } from "../storage/database.ts";

/** Seconds for which an address is remembered after a sign-in from it. */
export const knownSeconds = 180 * 24 * 3600;

const isKnownAddress = async ({ db }: Tx, account: string, ip: string, now: number): Promise<boolean> =>
  (await db
    .selectFrom("known_addresses")
    .select("account")
    .where("account", "=", account)
    .where("ip", "=", ip)
    .where("seen_at", ">", now - knownSeconds)
    .executeTakeFirst()) !== undefined;

/**
 * Counts an attempt before the secret is checked, so that concurrent attempts cannot exceed the limit.
 * @param account its key, whether it exists or not
 * @param ip address of the caller; without one all callers share one count
 * @returns minutes to wait, or null when the attempt is allowed
 */
export const takeAttempt = async (
  tx: Tx,
  account: string,
  org: number | null,
  now: number,
  ip = "",
  limit: AttemptLimit = attemptLimit,
): Promise<number | null> => {
  const { db } = tx;
  await sql`select pg_advisory_xact_lock(hashtextextended(${account}, 4400))`.execute(db);
  await db
    .deleteFrom("login_failures")
    .where("account", "=", account)
    .where("at", "<=", now - limit.window)
    .execute();
  const failures = await db.selectFrom("login_failures").select(["at", "ip"]).where("account", "=", account).execute();
  const minutes = minutesHere(
    failures.map((failure) => ({ at: failure.at, isHere: failure.ip === ip })),
    await isKnownAddress(tx, account, ip, now),
    now,
    limit,
  );
  if (minutes === null) await db.insertInto("login_failures").values({ org_id: org, account, at: now, ip }).execute();
  return minutes;
};

/** Deletes the failed attempts of an account once its owner has been verified. */
export const forgiveAttempts = async ({ db }: Tx, account: string): Promise<void> => {
  await db.deleteFrom("login_failures").where("account", "=", account).execute();
};

/** Remembers the address of a sign-in under each key of the account, and deletes the failed attempts from it. */
export const rememberAddress = async (
  { db }: Tx,
  accounts: readonly string[],
  { org, ip }: { readonly org: number; readonly ip: string },
  now: number,
): Promise<void> => {
  if (accounts.length === 0) return;
  await db.deleteFrom("login_failures").where("account", "in", accounts).where("ip", "=", ip).execute();
  const rows = [...new Set(accounts)].map((account) => ({ org_id: org, account, ip, seen_at: now }));
  await db
    .insertInto("known_addresses")
    .values(rows)
    .onConflict((row) => row.columns(["account", "ip"]).doUpdateSet({ org_id: org, seen_at: now }))
    .execute();
};

/** The keys under which attempts are counted: for staff, also where a signed-in user is asked again, for learners, and for their pin requests. */
export const attemptKey = {
  again: (email: string): string => `confirm:${normalEmail(email)}`,
  staff: (email: string): string => `staff:${normalEmail(email)}`,
  learner: (pid: string, address: string): string => `portal:${pid}:${address}`,
  pin: (pid: string, address: string): string => `pin:${pid}:${address}`,
} as const;
