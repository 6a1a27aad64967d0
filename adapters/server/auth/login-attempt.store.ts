import { sql } from "kysely";
import { attemptLimit, minutesToWait } from "../../../core/auth/attempt-limit.rule.ts";
import type { Tx } from "../storage/database.ts";

/** Takes one try of an account before its secret is looked at, so that tries at the same moment cannot exceed the limit. @param account its key, whether it exists or not @returns minutes to wait, or null when the try may go ahead */
export const takeAttempt = async ({ db }: Tx, account: string, org: number | null, now: number, limit: { readonly tries: number; readonly window: number } = attemptLimit): Promise<number | null> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${account}, 4400))`.execute(db);
  await db.deleteFrom("login_failures").where("account", "=", account).where("at", "<=", now - limit.window).execute();
  const failures = await db.selectFrom("login_failures").select("at").where("account", "=", account).execute();
  const minutes = minutesToWait(failures.map(({ at }) => at), now, limit);
  if (minutes === null) await db.insertInto("login_failures").values({ org_id: org, account, at: now }).execute();
  return minutes;
};

/** Forgets the failed tries of an account, once somebody has proven to own it. */
export const forgiveAttempts = async ({ db }: Tx, account: string): Promise<void> => {
  await db.deleteFrom("login_failures").where("account", "=", account).execute();
};
