import { portalNotices } from "../../contract/portal-notices.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makePortalNotices } from "./notice-list.store.ts";

/** Endpoints for learners: their notices, and where short links lead. */
export const routes: RouteContribution = () =>
  routesFor(portalNotices, {
    list: (call) => makePortalNotices(call).list(call.query.page),
    open: (call) => makePortalNotices(call).open(call.params.id),
    readAll: (call) => makePortalNotices(call).readAll,
    next: (call) => makePortalNotices(call).next(call.query.hash),
  });
