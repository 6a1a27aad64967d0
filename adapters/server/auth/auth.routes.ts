import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { planInfo } from "../../../core/auth/plan-info.rule.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { type Failure, forbidden, unauthorized } from "../../../core/kernel/failure.ts";
import { auth } from "../../contract/auth.contract.ts";
import { type Done, done } from "../../contract/envelope.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Answer } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import { routesFor } from "../http/routes-for.ts";
import { secondStep } from "../two-step/second-step.flow.ts";
import { sessionUser } from "./account.store.ts";
import { activate } from "./activate.flow.ts";
import { loginInfo } from "./login-info.flow.ts";
import { login } from "./login.flow.ts";
import { checkReset, confirmReset, requestReset } from "./reset-password.flow.ts";
import { supportHash } from "./secret.crypto.ts";
import { closeSessions } from "./session.store.ts";
import { signup } from "./signup.flow.ts";
import { sudoSignIn } from "./sudo-sign-in.flow.ts";

/** A task that runs the promise and returns its value as a right. */
const does = <A>(work: () => Promise<A>): TE.TaskEither<Failure, A> => TE.fromTask(work);

/** Endpoints for signing in to and out of the staff application. */
export const routes: RouteContribution = ({ config, sessions, sealer, later, outbox }) => {
  /** Drops the browser's previous session from the cache, since the work replaces it. */
  const rotating =
    <A>(request: Request, work: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> =>
    async () => {
      const result = await work();
      if (request.session !== null) sessions.forget(request.session.tokenHash);
      return result;
    };
  return routesFor(auth, {
    login: ({ database, body, request }) =>
      rotating(request, () => login({ database, outbox, hasProvider: config.oidc !== null }, body, request, later)),
    secondStep: ({ database, body, request }) => rotating(request, () => secondStep({ database, sealer, outbox }, body, request)),
    signup: ({ database, body, request }) =>
      rotating(request, () =>
        config.signUp ? signup(database, outbox, body, request) : Promise.resolve(E.left(forbidden(authRefusals.sign_up_closed))),
      ),
    logout: (call) =>
      does(async () => {
        const { session } = call.request;
        if (session !== null) {
          await closeSessions(call.tx, { tokenHash: session.tokenHash });
          sessions.forget(session.tokenHash);
        }
        await writeAudit(call.tx, call, {
          action: "logout",
          object_type: "user",
          object_id: call.actor.user_id,
          before: null,
          after: null,
        });
        return new Answer<Done>(done, [{ name: "staff", value: null }]);
      }),
    current:
      ({ tx, actor, request }) =>
      async () => {
        const user = await sessionUser(
          tx,
          actor.org_id,
          actor.user_id,
          request.session?.csrfToken ?? "",
          request.session?.isLimited ?? false,
          request.now,
        );
        return user === null
          ? E.left(unauthorized(failureRefusals.not_logged_in))
          : E.right({
              ...user,
              sudo: request.session?.isSudo === true,
              intercom_user_hash: supportHash(config.pages.supportSecret, user.id, request.via) ?? "",
            });
      },
    loginInfo: ({ database, actor, query }) => does(() => loginInfo(database, config, actor, query.code)),
    signupInfo: ({ query }) => TE.right(planInfo(query.plan ?? null)),
    requestReset:
      ({ database, body, request }) =>
      async () =>
        requestReset(database, outbox, body, request, later),
    checkReset:
      ({ database, query, request }) =>
      () =>
        checkReset(database, query.token, request),
    confirmReset:
      ({ database, body, request }) =>
      async () => {
        const result = await confirmReset(database, body, request);
        sessions.forgetAll();
        return result;
      },
    activate:
      ({ database, body, request }) =>
      () =>
        activate(database, body.token, request),
    sudo: ({ database, body, request }) => rotating(request, () => sudoSignIn(database, body.token, request)),
  });
};
