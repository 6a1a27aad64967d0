import type { Tx } from "../storage/database.ts";
import type { OidcAttempts } from "./auth.tables.ts";
import { freshSecret, secretHash } from "./secret.crypto.ts";

/** A pending sign-on at the provider. */
export type OidcAttempt = Pick<OidcAttempts, "state" | "nonce" | "verifier" | "next_path">;

const lifeSeconds = 10 * 60;

/**
 * Stores an attempt.
 * @returns the secret that only the browser of the attempt holds
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

/** Deletes and returns an attempt: it can be completed once, within ten minutes, by the browser that started it. */
export const endAttempt = async ({ db }: Tx, secret: string, now: number): Promise<OidcAttempt | null> =>
  (await db
    .deleteFrom("oidc_attempts")
    .where("attempt_hash", "=", secretHash(secret))
    .where("expires_at", ">", now)
    .returning(["state", "nonce", "verifier", "next_path"])
    .executeTakeFirst()) ?? null;
