import { campaignTools } from "../../contract/campaign-tools.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeCampaignTools } from "./campaign-tools.store.ts";

/** Endpoints for several campaigns at once, and for templates of campaigns. */
export const routes: RouteContribution = () =>
  routesFor(campaignTools, {
    names: (call) => makeCampaignTools(call).names(),
    bin: (call) => makeCampaignTools(call).bin(),
    massAction: (call) => makeCampaignTools(call).massAction(call.body),
    templates: (call) => makeCampaignTools(call).templates(),
    addTemplate: (call) => makeCampaignTools(call).addTemplate(call.body),
    removeTemplate: (call) => makeCampaignTools(call).removeTemplate(call.params.id),
    restoreTemplate: (call) => makeCampaignTools(call).restoreTemplate(call.params.id),
    createFrom: (call) => makeCampaignTools(call).createFrom(call.params.id, call.body.name),
  });
