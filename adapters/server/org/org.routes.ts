import { org } from "../../contract/org.contract.ts";
import { type Route, routesFor } from "../http/routes-for.ts";
import { makeUsageStore } from "./usage.store.ts";

/** Calls about the organisation and its plan. */
export const orgRoutes: readonly Route[] = routesFor(org, {
  usage: (call) => makeUsageStore(call).usage(call.query.type),
});
