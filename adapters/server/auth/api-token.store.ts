import { sql } from "kysely";
import { Flag, Role } from "../../../core/access/role.model.ts";
import { isOpenAccount } from "../../../core/auth/confirmed-account.rule.ts";
import type { Database, Tx } from "../storage/database.ts";
import { freshSecret, secretHash } from "./secret.ts";
import type { Session } from "./session.store.ts";

const lifeSeconds = 90 * 24 * 3600;

/** Creates an API token; it is shown once and only its hash is stored. */
export const createApiToken = async (
  tx: Tx,
  owner: { readonly org: number; readonly user: number; readonly name: string },
  now: number,
): Promise<string> => {
  const token = freshSecret();
  const row = {
    token_hash: secretHash(token),
    org_id: owner.org,
    user_id: owner.user,
    name: owner.name,
    created_at: now,
    expires_at: now + lifeSeconds,
  };
  await tx.db.insertInto("api_tokens").values(row).execute();
  return token;
};

/** Deletes every API token of a user. */
export const deleteApiTokens = async ({ db }: Tx, { org, user }: { readonly org: number; readonly user: number }): Promise<void> => {
  await db.deleteFrom("api_tokens").where("org_id", "=", org).where("user_id", "=", user).execute();
};

export type TokenSessions = {
  /** The session of an application key and API token, or null. */
  readonly find: (appKey: string, token: string, now: number) => Promise<Session | null>;
};

export const makeTokenSessions = (database: Database): TokenSessions => ({
  find: (appKey, token, now) =>
    database.asSystem(async ({ db }) => {
      type Row = {
        org_id: number;
        user_id: number;
        role: string;
        flags: string[];
        features: string[];
        teams: number[];
        expires_at: number;
        activated: boolean;
        created_at: number;
      };
      const { rows } = await sql<Row>`
        select a.org_id, a.user_id, u.role, u.flags, o.features, u.teams, a.expires_at, u.activated, u.created_at
        from api_tokens a join users u on u.user_id = a.user_id and u.org_id = a.org_id join orgs o on o.org_id = a.org_id
        where a.token_hash = ${secretHash(token)} and o.app_key = ${appKey} and a.expires_at > ${now} and u.status = 1`.execute(db);
      const row = rows[0];
      if (row === undefined || !Role.is(row.role) || !isOpenAccount(row, now)) return null;
      const { org_id, user_id, role, features, teams } = row;
      return {
        tokenHash: secretHash(token),
        csrfToken: "",
        isLimited: false,
        expiresAt: row.expires_at,
        actor: { kind: "staff", org_id, user_id, role, flags: row.flags.filter(Flag.is), features, teams },
      };
    }),
});
