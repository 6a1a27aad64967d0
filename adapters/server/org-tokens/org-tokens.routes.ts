import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { tokenMakingProblem } from "../../../core/auth/in-person.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { done } from "../../contract/envelope.ts";
import { orgTokens } from "../../contract/org-tokens.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeOrgTokenStore, type OrgTokenCall } from "./org-tokens.store.ts";

const inPerson = <A>({ request }: OrgTokenCall, work: TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> => {
  const problem = tokenMakingProblem(request.via);
  return problem === null ? work : TE.left(problem);
};

/** Endpoints for the organisation's tokens; neither a token nor support makes one. */
export const routes: RouteContribution = ({ sealer }) =>
  routesFor(orgTokens, {
    list: (call) => makeOrgTokenStore(call, sealer).list(),
    create: (call) => inPerson(call, makeOrgTokenStore(call, sealer).create(call.body)),
    rotate: (call) => inPerson(call, makeOrgTokenStore(call, sealer).rotate(call.params.id)),
    revoke: (call) =>
      pipe(
        makeOrgTokenStore(call, sealer).revoke(call.params.id),
        TE.map(() => done),
      ),
  });
