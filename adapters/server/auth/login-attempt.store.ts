import { sql } from "kysely";
import { type AttemptLimit, attemptLimit, minutesHere } from "../../../core/auth/attempt-limit.rule.ts";
import { normalEmail } from "../../../core/validation/email.rule.ts";
import type { Tx } from "../storage/database.ts";

/** For how many seconds an address is remembered from which somebody has signed in. */
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
 * Takes one try of an account before its secret is looked at, so that tries at the same moment cannot exceed the limit.
 * @param account its key, whether it exists or not
 * @param ip the address that tries; without one the tries of everybody count alike
 * @returns minutes to wait, or null when the try may go ahead
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

/** Forgets the failed tries of an account, once somebody has proven to own it. */
export const forgiveAttempts = async ({ db }: Tx, account: string): Promise<void> => {
  await db.deleteFrom("login_failures").where("account", "=", account).execute();
};

/** Notes from where somebody has signed in, under each key by which they may, and forgets the failed tries from there. */
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

/** The keys under which tries are counted: of a member of staff, of a learner, and of a learner who asks for a pin. */
export const attemptKey = {
  staff: (email: string): string => `staff:${normalEmail(email)}`,
  learner: (pid: string, address: string): string => `portal:${pid}:${address}`,
  pin: (pid: string, address: string): string => `pin:${pid}:${address}`,
} as const;
