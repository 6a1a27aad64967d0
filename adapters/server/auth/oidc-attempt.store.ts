import type { Tx } from "../storage/database.ts";
import type { OidcAttempts } from "./auth.tables.ts";
import { freshSecret, secretHash } from "./secret.ts";

/** What a sign-on that is at the provider comes back to. */
export type OidcAttempt = Pick<OidcAttempts, "state" | "nonce" | "verifier" | "next_path">;

const lifeSeconds = 10 * 60;

/**
 * Keeps an attempt.
 * @returns the secret that only the browser holds that began it
 * @param now epoch seconds
 */
export const beginAttempt = async ({ db }: Tx, attempt: OidcAttempt, now: number): Promise<string> => {
  const secret = freshSecret();
  await db.deleteFrom("oidc_attempts").where("expires_at", "<=", now).execute();
  await db
    .insertInto("oidc_attempts")
    .values({ ...attempt, attempt_hash: secretHash(secret), expires_at: now + lifeSeconds })
    .execute();
  return secret;
};

/** Takes an attempt out: it can come back once, in ten minutes, to the browser that began it. */
export const endAttempt = async ({ db }: Tx, secret: string, now: number): Promise<OidcAttempt | null> =>
  (await db
    .deleteFrom("oidc_attempts")
    .where("attempt_hash", "=", secretHash(secret))
    .where("expires_at", ">", now)
    .returning(["state", "nonce", "verifier", "next_path"])
    .executeTakeFirst()) ?? null;
