import { organisation } from "../../contract/organisation.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeOrgSettings } from "./org-settings.store.ts";

/** Endpoints for the settings of the organisation. */
export const routes: RouteContribution = ({ sealer }) =>
  routesFor(organisation, {
    get: (call) => makeOrgSettings(call, sealer).get(),
    change: (call) => makeOrgSettings(call, sealer).change(call.body),
    rotateKey: (call) => makeOrgSettings(call, sealer).rotateKey(),
  });
