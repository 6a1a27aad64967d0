import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { forbidden } from "../../../core/kernel/failure.ts";
import { done } from "../../contract/envelope.ts";
import { orgTokens } from "../../contract/org-tokens.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeOrgTokenStore } from "./org-tokens.store.ts";

const byToken = async () => E.left(forbidden(authRefusals.token_makes_tokens));

/** Endpoints for the organisation's tokens; a token makes none. */
export const routes: RouteContribution = () =>
  routesFor(orgTokens, {
    list: (call) => makeOrgTokenStore(call).list(),
    create: (call) => (call.request.via === "token" ? byToken : makeOrgTokenStore(call).create(call.body)),
    rotate: (call) => (call.request.via === "token" ? byToken : makeOrgTokenStore(call).rotate(call.params.id)),
    revoke: (call) =>
      pipe(
        makeOrgTokenStore(call).revoke(call.params.id),
        TE.map(() => done),
      ),
  });
