import { type RawBuilder, sql } from "kysely";
import { attemptLimit } from "../../../core/auth/attempt-limit.rule.ts";
import { expiredListed } from "../../../core/auth/token-life.rule.ts";
import { exportSeconds } from "../../../core/export/exports.port.ts";
import type { Database } from "../storage/database.ts";
import { knownSeconds } from "./login-attempt.store.ts";
import { idleSeconds } from "./session.store.ts";

const rowsAtOnce = 5_000;

/**
 * Conditions for expired rows, by table.
 * @param now epoch seconds
 */
const over = (now: number) =>
  ({
    sessions: sql`expires_at <= ${now} or seen_at <= ${now - idleSeconds}`,
    api_tokens: sql`expires_at <= ${now - expiredListed}`,
    one_time_codes: sql`expires_at <= ${now}`,
    sudo_links: sql`expires_at <= ${now}`,
    views_as: sql`expires_at <= ${now}`,
    oidc_attempts: sql`expires_at <= ${now}`,
    login_failures: sql`at <= ${now - attemptLimit.window}`,
    known_addresses: sql`seen_at <= ${now - knownSeconds}`,
    contact_exports: sql`created_at <= ${now - exportSeconds}`,
  }) as const satisfies Record<string, RawBuilder<unknown>>;

/**
 * Deletes expired rows of all organisations: sessions, tokens, codes, views, attempts, sign-ons and exports; in batches, so that other calls are
 * not blocked.
 * @param now epoch seconds
 * @returns how many rows were deleted
 */
export const sweepExpired = async (database: Database, now: number): Promise<number> => {
  let swept = 0;
  for (const [table, isOver] of Object.entries(over(now))) {
    for (let some = rowsAtOnce; some === rowsAtOnce; swept += some)
      some = await database.asSystem(async ({ db }) =>
        Number(
          (
            await sql`delete from ${sql.table(table)} where ctid in (select ctid from ${sql.table(table)} where ${isOver} limit ${rowsAtOnce})`.execute(
              db,
            )
          ).numAffectedRows ?? 0n,
        ),
      );
  }
  return swept;
};
