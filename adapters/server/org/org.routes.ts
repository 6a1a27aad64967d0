import { org } from "../../contract/org.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeUsageStore } from "./usage.store.ts";

/** Endpoints for the organisation and its plan. */
export const routes: RouteContribution = () =>
  routesFor(org, {
    usage: (call) => makeUsageStore(call).usage(call.query.type),
  });
