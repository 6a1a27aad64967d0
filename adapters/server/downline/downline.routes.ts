import { downline } from "../../contract/downline.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeOwnDownline } from "./downline.store.ts";

/** Endpoints for learners: the contacts below them. */
export const routes: RouteContribution = () =>
  routesFor(downline, {
    level: (call) => makeOwnDownline(call).level(call.query.of, call.query.page),
    record: (call) => makeOwnDownline(call).record(call.params.id),
  });
