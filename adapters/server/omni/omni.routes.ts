import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { omniAnswer } from "../../../core/shell/omni.model.ts";
import { omni } from "../../contract/omni.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeOmniStore } from "./omni.store.ts";

/** Endpoint for searching all records. */
export const routes: RouteContribution = () =>
  routesFor(omni, {
    search: (call) =>
      pipe(makeOmniStore(call).search({ term: call.query.term, types: call.query.type, limit: call.query.limit }), TE.map(omniAnswer)),
  });
