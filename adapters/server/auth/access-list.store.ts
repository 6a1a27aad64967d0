import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { ApiTokenEntry, SessionEntry } from "../../../core/auth/access-list.model.ts";
import { expiredListed } from "../../../core/auth/token-life.rule.ts";
import { TokenScope } from "../../../core/auth/token-scope.model.ts";
import type { Tx } from "../storage/database.ts";

/** The user's API tokens, newest first; those that expired long ago are left out. */
export const listTokens = async ({ db }: Tx, { org_id, user_id }: StaffActor, now: number): Promise<readonly ApiTokenEntry[]> => {
  const rows = await db
    .selectFrom("api_tokens")
    .select(["token_id as id", "name", "scopes", "days", "created_at", "expires_at", "used_at", "old_until"])
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .where("expires_at", ">", now - expiredListed)
    .orderBy("token_id", "desc")
    .execute();
  return rows.map(({ scopes, old_until, ...row }) => ({
    ...row,
    scopes: scopes?.filter(TokenScope.is) ?? null,
    old_until: old_until !== null && old_until > now ? old_until : null,
  }));
};

/**
 * Deletes an API token of the user.
 * @returns its name, or null when the user has no such token
 */
export const deleteToken = async ({ db }: Tx, { org_id, user_id }: StaffActor, id: number): Promise<string | null> => {
  const row = await db
    .deleteFrom("api_tokens")
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .where("token_id", "=", id)
    .returning("name")
    .executeTakeFirst();
  return row?.name ?? null;
};

/**
 * The user's active sessions, last used first.
 * @param currentHash token hash of the caller's session
 */
export const listSessions = async (
  { db }: Tx,
  { org_id, user_id }: StaffActor,
  currentHash: string | null,
  now: number,
): Promise<readonly SessionEntry[]> => {
  const rows = await db
    .selectFrom("sessions")
    .select(["session_id as id", "token_hash", "ip", "user_agent", "created_at", "seen_at", "expires_at"])
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .where("expires_at", ">", now)
    .orderBy("seen_at", "desc")
    .orderBy("session_id", "desc")
    .execute();
  return rows.map(({ token_hash, ...row }) => ({ ...row, current: token_hash === currentHash }));
};

/**
 * Ends a session of the user.
 * @returns the hash of its token, or null when the user has no such session
 */
export const deleteSession = async ({ db }: Tx, { org_id, user_id }: StaffActor, id: number): Promise<string | null> => {
  const row = await db
    .deleteFrom("sessions")
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .where("session_id", "=", id)
    .returning("token_hash")
    .executeTakeFirst();
  return row?.token_hash ?? null;
};
