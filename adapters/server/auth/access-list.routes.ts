import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { tokenMakingProblem } from "../../../core/auth/in-person.rule.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { accessList } from "../../contract/access-list.contract.ts";
import { done } from "../../contract/envelope.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import type { Tx } from "../storage/database.ts";
import { deleteSession, deleteToken, listSessions, listTokens } from "./access-list.store.ts";
import { createApiToken, rotateApiToken } from "./api-token.store.ts";

const appKeyOf = async ({ db }: Tx, { org_id }: StaffActor): Promise<string> =>
  (await db.selectFrom("orgs").select("app_key").where("org_id", "=", org_id).executeTakeFirstOrThrow()).app_key;

/** Endpoints for the user's sessions and API tokens. */
export const routes: RouteContribution = ({ sessions }) =>
  routesFor(accessList, {
    createToken: (call) => async () => {
      const { tx, actor, request, body } = call;
      const refused = tokenMakingProblem(request.via);
      if (refused !== null) return E.left(refused);
      const { name = "API token", ...limits } = body;
      const token = await createApiToken(tx, { org: actor.org_id, user: actor.user_id, name, ...limits }, request.now);
      const after = { name, ...limits };
      await writeAudit(tx, call, { action: "create_token", object_type: "api_token", object_id: name, before: null, after });
      return E.right({ token, app_key: await appKeyOf(tx, actor) });
    },
    rotateToken: (call) => async () => {
      const { tx, actor, request, params } = call;
      const refused = tokenMakingProblem(request.via);
      if (refused !== null) return E.left(refused);
      const made = await rotateApiToken(tx, actor, params.id, request.now);
      if (made === null) return E.left(notFound(authRefusals.no_token));
      await writeAudit(tx, call, {
        action: "rotate_token",
        object_type: "api_token",
        object_id: params.id,
        before: null,
        after: { name: made.name },
      });
      return E.right({ token: made.token, app_key: await appKeyOf(tx, actor) });
    },
    tokens: ({ tx, actor, request }) => TE.fromTask(() => listTokens(tx, actor, request.now)),
    revokeToken: (call) => async () => {
      const name = await deleteToken(call.tx, call.actor, call.params.id);
      if (name === null) return E.left(notFound(authRefusals.no_token));
      await writeAudit(call.tx, call, {
        action: "revoke_token",
        object_type: "api_token",
        object_id: call.params.id,
        before: { name },
        after: null,
      });
      return E.right(done);
    },
    sessions: ({ tx, actor, request }) => TE.fromTask(() => listSessions(tx, actor, request.session?.tokenHash ?? null, request.now)),
    closeSession: (call) => async () => {
      const hash = await deleteSession(call.tx, call.actor, call.params.id);
      if (hash === null) return E.left(notFound(authRefusals.no_session));
      sessions.forget(hash);
      await writeAudit(call.tx, call, {
        action: "close_session",
        object_type: "session",
        object_id: call.params.id,
        before: null,
        after: null,
      });
      return E.right(done);
    },
  });
