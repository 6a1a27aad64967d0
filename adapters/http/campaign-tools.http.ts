import type { CampaignTools } from "../../core/campaigns/campaign-tools.port.ts";
import { campaignTools } from "../contract/campaign-tools.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Actions on several campaigns, and templates, over HTTP. */
export const makeCampaignToolsHttp = (call: Caller): CampaignTools => ({
  names: () => call(campaignTools.names, none),
  bin: () => call(campaignTools.bin, none),
  massAction: (body) => call(campaignTools.massAction, { ...none, body }),
  templates: () => call(campaignTools.templates, none),
  addTemplate: (body) => call(campaignTools.addTemplate, { ...none, body }),
  removeTemplate: (id) => call(campaignTools.removeTemplate, { ...none, params: { id } }),
  restoreTemplate: (id) => call(campaignTools.restoreTemplate, { ...none, params: { id }, body: {} }),
  createFrom: (id, name) => call(campaignTools.createFrom, { ...none, params: { id }, body: { name } }),
});
