import { portalReports } from "../../contract/portal-reports.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeOwnReports } from "./own-reports.store.ts";

/** Endpoints for learners: the reports that are published to their role. */
export const routes: RouteContribution = () =>
  routesFor(portalReports, {
    all: (call) => makeOwnReports(call).all(),
    read: (call) => makeOwnReports(call).read(call.params.pid, call.query),
  });
