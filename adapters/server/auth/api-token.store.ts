import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { Role } from "../../../core/access/role.model.ts";
import { storedRowRule } from "../../../core/access/row-rule.model.ts";
import { isOpenAccount } from "../../../core/auth/confirmed-account.rule.ts";
import type { TokenDays } from "../../../core/auth/new-api-token.model.ts";
import { closedRefusal } from "../../../core/auth/sign-in-gate.rule.ts";
import { rotated, tokenEnd } from "../../../core/auth/token-life.rule.ts";
import { TokenScope } from "../../../core/auth/token-scope.model.ts";
import { forbidden } from "../../../core/kernel/failure.ts";
import { flagsInForce } from "../../../core/permissions/flags-until.rule.ts";
import { RequestFailure } from "../http/body-parser.ts";
import type { Database, Tx } from "../storage/database.ts";
import { freshSecret, secretHash } from "./secret.crypto.ts";
import type { Session } from "./session.store.ts";

const touchSeconds = 60;
const defaultDays: TokenDays = 90;

type NewToken = {
  readonly org: number;
  readonly user: number;
  readonly name: string;
  readonly scopes?: readonly TokenScope[];
  readonly days?: TokenDays;
};

/** Creates an API token; it is shown once and only its hash is stored. */
export const createApiToken = async (tx: Tx, { org, user, name, scopes, days = defaultDays }: NewToken, now: number): Promise<string> => {
  const token = freshSecret();
  const row = {
    token_hash: secretHash(token),
    org_id: org,
    user_id: user,
    name,
    scopes: scopes === undefined ? null : [...new Set(scopes)],
    days,
    created_at: now,
    expires_at: tokenEnd(days, now),
  };
  await tx.db.insertInto("api_tokens").values(row).execute();
  return token;
};

/**
 * Gives an API token of the user a new secret; the replaced one works for another day.
 * @returns the secret and the token's name, or null when the user has no such token
 */
export const rotateApiToken = async (
  { db }: Tx,
  { org_id, user_id }: StaffActor,
  id: number,
  now: number,
): Promise<{ readonly token: string; readonly name: string } | null> => {
  const held = await db
    .selectFrom("api_tokens")
    .select(["token_hash", "name", "days", "expires_at"])
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .where("token_id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return null;
  const token = freshSecret();
  await db
    .updateTable("api_tokens")
    .set({ token_hash: secretHash(token), old_hash: held.token_hash, ...rotated(held, now) })
    .where("token_id", "=", id)
    .where("org_id", "=", org_id)
    .execute();
  return { token, name: held.name };
};

/** Deletes every API token of a user. */
export const deleteApiTokens = async ({ db }: Tx, { org, user }: { readonly org: number; readonly user: number }): Promise<void> => {
  await db.deleteFrom("api_tokens").where("org_id", "=", org).where("user_id", "=", user).execute();
};

export type TokenSessions = {
  /**
   * The session of an application key and API token, or null.
   * @throws RequestFailure when the organisation was closed
   */
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
        flags_until: unknown;
        features: string[];
        teams: number[];
        row_rule: string;
        expires_at: number;
        activated: boolean;
        created_at: number;
        token_id: number;
        scopes: string[] | null;
        used_at: number | null;
        org_name: string;
        closed_at: number | null;
      };
      const hash = secretHash(token);
      const { rows } = await sql<Row>`
        select a.org_id, a.user_id, u.role, u.flags, u.flags_until, o.features, u.teams, u.row_rule, u.activated, u.created_at, a.token_id, a.scopes, a.used_at, o.name as org_name, o.closed_at,
               case a.token_hash when ${hash} then a.expires_at else a.old_until end as expires_at
        from api_tokens a join users u on u.user_id = a.user_id and u.org_id = a.org_id join orgs o on o.org_id = a.org_id
        where (a.token_hash = ${hash} and a.expires_at > ${now} or a.old_hash = ${hash} and a.old_until > ${now})
          and o.app_key = ${appKey} and (u.status = 1 or u.kind = 'service')`.execute(db);
      const row = rows[0];
      if (row === undefined || !Role.is(row.role) || !isOpenAccount(row, now)) return null;
      const closed = closedRefusal(row);
      if (closed !== null) throw new RequestFailure(forbidden(closed));
      const { org_id, user_id, role, features, teams } = row;
      if ((row.used_at ?? 0) + touchSeconds <= now)
        await db.updateTable("api_tokens").set({ used_at: now }).where("token_id", "=", row.token_id).execute();
      return {
        tokenHash: hash,
        csrfToken: "",
        isLimited: false,
        expiresAt: row.expires_at,
        ...(row.scopes === null ? {} : { scopes: row.scopes.filter(TokenScope.is) }),
        actor: {
          kind: "staff",
          org_id,
          user_id,
          role,
          flags: flagsInForce(row.flags, row.flags_until, now),
          features,
          teams,
          row_rule: storedRowRule(row.row_rule),
        },
      };
    }),
});
