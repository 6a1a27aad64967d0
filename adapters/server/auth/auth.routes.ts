import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { planInfo } from "../../../core/auth/plan-info.rule.ts";
import { type Failure, forbidden, notFound, unauthorized } from "../../../core/kernel/failure.ts";
import { auth } from "../../contract/auth.contract.ts";
import { type Done, done } from "../../contract/envelope.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { Answer } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import { type Route, routesFor } from "../http/routes-for.ts";
import type { ServerDeps } from "../server-deps.ts";
import { deleteSession, deleteToken, listSessions, listTokens } from "./access-list.store.ts";
import { sessionUser } from "./account.store.ts";
import { activate } from "./activate.ts";
import { createApiToken } from "./api-token.store.ts";
import { loginInfo } from "./login-info.ts";
import { login } from "./login.ts";
import { checkReset, confirmReset, requestReset } from "./reset-password.ts";
import { closeSessions } from "./session.store.ts";
import { signup } from "./signup.ts";

const signUpClosed = "Nobody can sign up here. Ask an administrator of your organisation to invite you.";

/** Runs a promise when the task is run, as its right side. */
const does = <A>(work: () => Promise<A>): TE.TaskEither<Failure, A> => TE.fromTask(work);

/** Signing in and out of the staff application. */
export const authRoutes = ({ config, sessions }: ServerDeps): readonly Route[] => {
  /** The session that the browser came with has been replaced, so nobody may still find it. */
  const rotating = <A>(request: Request, work: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> => async () => {
    const result = await work();
    if (request.session !== null) sessions.forget(request.session.tokenHash);
    return result;
  };
  return routesFor(auth, {
    login: ({ database, body, request }) => rotating(request, () => login(database, body, request)),
    signup: ({ database, body, request }) => rotating(request, () => (config.signUp ? signup(database, body, request) : Promise.resolve(E.left(forbidden(signUpClosed))))),
    logout: (call) =>
      does(async () => {
        const { session } = call.request;
        if (session !== null) {
          await closeSessions(call.tx, { tokenHash: session.tokenHash });
          sessions.forget(session.tokenHash);
        }
        await writeAudit(call.tx, call, { action: "logout", object_type: "user", object_id: call.actor.user_id, before: null, after: null });
        return new Answer<Done>(done, [{ name: "staff", value: null }]);
      }),
    current: ({ tx, actor, request }) => async () => {
      const user = await sessionUser(tx, actor.org_id, actor.user_id, request.session?.csrfToken ?? "");
      return user === null ? E.left(unauthorized("Please log in.")) : E.right(user);
    },
    loginInfo: ({ database, actor, query }) => does(() => loginInfo(database, config, actor, query.code)),
    signupInfo: ({ query }) => TE.right(planInfo(query.plan ?? null)),
    requestReset: ({ database, body, request }) => does(() => requestReset(database, body, request)),
    checkReset: ({ database, query, request }) => () => checkReset(database, query.token, request),
    confirmReset: ({ database, body, request }) => async () => {
      const result = await confirmReset(database, body, request);
      sessions.forgetAll();
      return result;
    },
    activate: ({ database, body, request }) => () => activate(database, body.token, request),
    createToken: (call) => async () => {
      const { tx, actor, request, body } = call;
      if (request.session?.csrfToken === "") return E.left(forbidden("A token cannot make tokens. Log in to make one."));
      const name = body.name ?? "API token";
      const token = await createApiToken(tx, { org: actor.org_id, user: actor.user_id, name }, request.now);
      await writeAudit(tx, call, { action: "create_token", object_type: "api_token", object_id: name, before: null, after: { name } });
      const { app_key } = await tx.db.selectFrom("orgs").select("app_key").where("org_id", "=", actor.org_id).executeTakeFirstOrThrow();
      return E.right({ token, app_key });
    },
    tokens: ({ tx, actor, request }) => does(() => listTokens(tx, actor, request.now)),
    revokeToken: (call) => async () => {
      const name = await deleteToken(call.tx, call.actor, call.params.id);
      if (name === null) return E.left(notFound("There is no such token."));
      await writeAudit(call.tx, call, { action: "revoke_token", object_type: "api_token", object_id: call.params.id, before: { name }, after: null });
      return E.right(done);
    },
    sessions: ({ tx, actor, request }) => does(() => listSessions(tx, actor, request.session?.tokenHash ?? null, request.now)),
    closeSession: (call) => async () => {
      const hash = await deleteSession(call.tx, call.actor, call.params.id);
      if (hash === null) return E.left(notFound("There is no such session."));
      sessions.forget(hash);
      await writeAudit(call.tx, call, { action: "close_session", object_type: "session", object_id: call.params.id, before: null, after: null });
      return E.right(done);
    },
  });
};
