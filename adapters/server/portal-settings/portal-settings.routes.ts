import { portalSettings } from "../../contract/portal-settings.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makePortalSettings } from "./portal-settings.store.ts";

/** Endpoints for the settings of the portal. */
export const routes: RouteContribution = () =>
  routesFor(portalSettings, {
    sections: (call) => makePortalSettings(call).sections(),
    changeSections: (call) => makePortalSettings(call).changeSections(call.body),
    testers: (call) => makePortalSettings(call).testers(),
    addTesters: (call) => makePortalSettings(call).addTesters(call.body),
    removeTester: (call) => makePortalSettings(call).removeTester(call.params.id),
  });
