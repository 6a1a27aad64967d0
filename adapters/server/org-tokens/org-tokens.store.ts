import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { Flag } from "../../../core/access/role.model.ts";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { expiredListed } from "../../../core/auth/token-life.rule.ts";
import { TokenScope } from "../../../core/auth/token-scope.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { decideOrgToken } from "../../../core/org-tokens/decide-org-token.rule.ts";
import type { NewOrgToken, OrgToken } from "../../../core/org-tokens/org-token.model.ts";
import type { OrgTokenStore } from "../../../core/org-tokens/org-tokens.port.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { createApiToken, rotateApiToken } from "../auth/api-token.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { rotateConnectorSecret } from "./connector-secret.store.ts";
import { addServiceUser } from "./service-user.store.ts";

export type OrgTokenCall = Doer & { readonly actor: StaffActor; readonly tx: Tx };

type Row = Omit<OrgToken, "flags" | "scopes"> & { readonly flags: readonly string[]; readonly scopes: readonly string[] | null };

const appKeyOf = async ({ tx: { db }, actor }: OrgTokenCall): Promise<string> =>
  (await db.selectFrom("orgs").select("app_key").where("org_id", "=", actor.org_id).executeTakeFirstOrThrow()).app_key;

const tokenOf = async ({ tx, actor }: OrgTokenCall, id: number): Promise<{ readonly user_id: number; readonly name: string } | null> => {
  const { rows } = await sql<{ user_id: number; name: string }>`
    select a.user_id, a.name from api_tokens a join users u on u.user_id = a.user_id and u.org_id = a.org_id
    where a.org_id = ${actor.org_id} and a.token_id = ${id} and u.kind = 'service' for update of a`.execute(tx.db);
  return rows[0] ?? null;
};

/** @returns the service user with the secret of its token, and the organisation's key */
export const makeOrgToken = async (
  call: OrgTokenCall,
  asked: NewOrgToken,
): Promise<E.Either<Failure, { readonly user: number; readonly token: string; readonly app_key: string }>> => {
  const { tx, actor, request } = call;
  const org = actor.org_id;
  await sql`select from orgs where org_id = ${org} for no key update`.execute(tx.db);
  const { rows } = await sql<{ name: string }>`
    select a.name from api_tokens a join users u on u.user_id = a.user_id where a.org_id = ${org} and u.kind = 'service' and a.expires_at > ${request.now}`.execute(
    tx.db,
  );
  const decided = decideOrgToken(asked, { names: rows.map(({ name }) => name) });
  if (E.isLeft(decided)) return decided;
  const { name, role, flags } = decided.right;
  const { scopes, days } = asked;
  const limits = { ...(scopes === undefined ? {} : { scopes }), ...(days === undefined ? {} : { days }) };
  const user = await addServiceUser(tx, org, decided.right, request.now);
  const token = await createApiToken(tx, { org, user, name, ...limits }, request.now);
  const after = { name, role, flags, user_id: user, ...limits };
  await writeAudit(tx, call, { action: "create_token", object_type: "api_token", object_id: name, before: null, after });
  return E.right({ user, token, app_key: await appKeyOf(call) });
};

/** The organisation's tokens in the transaction of one call. */
export const makeOrgTokenStore = (call: OrgTokenCall, sealer: Sealer): Pick<OrgTokenStore, "list" | "create" | "rotate" | "revoke"> => {
  const { tx, actor, request } = call;
  const { now } = request;
  return {
    list: () => async () => {
      const { rows } = await sql<Row>`
        select a.token_id as id, a.name, a.scopes, a.days, a.created_at, a.expires_at, a.used_at,
          case when a.old_until > ${now} then a.old_until end as old_until, u.user_id, u.role, u.flags,
          exists (select from hook_credentials h where h.user_id = u.user_id) as is_connector
        from api_tokens a join users u on u.user_id = a.user_id and u.org_id = a.org_id
        where a.org_id = ${actor.org_id} and u.kind = 'service' and a.expires_at > ${now - expiredListed} order by a.token_id desc`.execute(
        tx.db,
      );
      return E.right(
        rows.map(({ flags, scopes, ...row }) => ({
          ...row,
          flags: flags.filter(Flag.is),
          scopes: scopes === null ? null : scopes.filter(TokenScope.is),
        })),
      );
    },
    create: (asked) => async () => {
      const made = await makeOrgToken(call, asked);
      return E.isLeft(made) ? made : E.right({ token: made.right.token, app_key: made.right.app_key });
    },
    rotate: (id) => async () => {
      const held = await tokenOf(call, id);
      const made = held === null ? null : await rotateApiToken(tx, { ...actor, user_id: held.user_id }, id, now);
      if (made === null) return E.left(notFound(authRefusals.no_token));
      const after = { name: made.name };
      await writeAudit(tx, call, { action: "rotate_token", object_type: "api_token", object_id: id, before: null, after });
      const secret = held === null ? null : await rotateConnectorSecret(call, sealer, held.user_id);
      return E.right({ token: made.token, app_key: await appKeyOf(call), ...(secret === null ? {} : { secret }) });
    },
    revoke: (id) => async () => {
      const held = await tokenOf(call, id);
      if (held === null) return E.left(notFound(authRefusals.no_token));
      const { name, user_id } = held;
      await sql`delete from api_tokens where org_id = ${actor.org_id} and token_id = ${id}`.execute(tx.db);
      await sql`update webhooks set deleted_at = ${now} where org_id = ${actor.org_id} and user_id = ${user_id} and deleted_at is null`.execute(
        tx.db,
      );
      await writeAudit(tx, call, { action: "revoke_token", object_type: "api_token", object_id: id, before: { name }, after: null });
      return E.right(undefined);
    },
  };
};
