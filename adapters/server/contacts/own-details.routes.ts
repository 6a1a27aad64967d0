import { ownDetailsContract } from "../../contract/own-details.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeOwnDetailsStore } from "./own-details.store.ts";

/** Endpoints for learners' own details. */
export const routes: RouteContribution = ({ sealer }) =>
  routesFor(ownDetailsContract, {
    schema: (call) => makeOwnDetailsStore({ ...call, sealer }).schema,
    fields: (call) => makeOwnDetailsStore({ ...call, sealer }).schema,
    get: (call) => makeOwnDetailsStore({ ...call, sealer }).get(call.params.id),
    update: (call) => makeOwnDetailsStore({ ...call, sealer }).update(call.params.id, call.body),
  });
