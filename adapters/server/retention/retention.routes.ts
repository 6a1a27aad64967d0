import { retention } from "../../contract/retention.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeRetentionStore } from "./retention.store.ts";

/** Endpoints for how long records are kept. */
export const routes: RouteContribution = () =>
  routesFor(retention, {
    get: (call) => makeRetentionStore(call).get(),
    due: (call) => makeRetentionStore(call).due(call.body),
    change: (call) => makeRetentionStore(call).change(call.body),
  });
