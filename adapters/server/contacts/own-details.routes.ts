import { ownDetailsContract } from "../../contract/own-details.contract.ts";
import { type Route, routesFor } from "../http/routes-for.ts";
import type { ServerDeps } from "../server-deps.ts";
import { makeOwnDetailsStore } from "./own-details.store.ts";

/** Calls of learners about themselves. */
export const ownDetailsRoutes = ({ sealer }: Pick<ServerDeps, "sealer">): readonly Route[] =>
  routesFor(ownDetailsContract, {
    schema: (call) => makeOwnDetailsStore({ ...call, sealer }).schema,
    get: (call) => makeOwnDetailsStore({ ...call, sealer }).get(call.params.id),
    update: (call) => makeOwnDetailsStore({ ...call, sealer }).update(call.params.id, call.body),
  });
