import { portalFiles } from "../../contract/portal-files.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makePortalFiles } from "./portal-files.store.ts";

/** Endpoints for learners: files that are shared with their role. */
export const routes: RouteContribution = () =>
  routesFor(portalFiles, {
    shared: (call) => makePortalFiles(call).content(null, 1),
    content: (call) => makePortalFiles(call).content(call.params.id, call.query.page),
  });
