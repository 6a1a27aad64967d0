import { stats } from "../../contract/stats.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeOwnStats } from "./own-stats.store.ts";

/** Endpoints for learners: their points. */
export const routes: RouteContribution = () => routesFor(stats, { own: (call) => makeOwnStats(call).of(call.query) });
