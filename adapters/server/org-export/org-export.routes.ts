import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { wholeExportProblem } from "../../../core/auth/in-person.rule.ts";
import { orgExports } from "../../contract/org-exports.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Afterwards } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { proven } from "../two-step/proof.flow.ts";
import { beginExport, cancelExport, listExports } from "./org-exports.store.ts";

/** Endpoints for exports of the whole organisation, which a person starts with the password. */
export const routes: RouteContribution = ({ database, sealer }) =>
  routesFor(orgExports, {
    list:
      ({ tx, request }) =>
      async () =>
        E.right(await listExports(tx, request.now)),
    begin: (call) => {
      const problem = wholeExportProblem(call.request.via);
      if (problem !== null) return TE.left(problem);
      return TE.right(new Afterwards(() => proven({ database, sealer }, call, call.body, false, (tx) => beginExport(tx, call))));
    },
    cancel: (call) => () => cancelExport(call.tx, call, call.params.id),
  });
