import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { campaignLimits, CampaignRecord } from "../../core/campaigns/campaign-record.model.ts";
import {
  CampaignMassAction,
  CampaignMassResults,
  CampaignName,
  CampaignTemplate,
  DeletedCampaign,
  NewCampaignTemplate,
} from "../../core/campaigns/campaign-tools.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";

const path = "/api/campaigns";
const templates = { ...noInput, access: members("campaigns"), reply: t.readonlyArray(CampaignTemplate) } as const;
const nothing = exactly("NothingToSay", {}, {});

/** Endpoints for several campaigns at once, and for templates of campaigns. */
export const campaignTools = {
  names: endpoint({
    ...noInput,
    name: "campaigns.names",
    summary: "Lists the names of all campaigns that the caller sees.",
    method: "GET",
    path: `${path}/names`,
    access: staff("campaigns"),
    reply: t.readonlyArray(CampaignName),
  }),
  bin: endpoint({
    ...noInput,
    name: "campaigns.bin",
    summary: "Lists the deleted campaigns, which can be restored, the last deleted first.",
    method: "GET",
    path: `${path}/bin`,
    access: members("campaigns"),
    reply: t.readonlyArray(DeletedCampaign),
  }),
  massAction: endpoint({
    ...noInput,
    name: "campaigns.mass-action",
    summary: "Pauses, resumes, archives, deletes, restores or copies several campaigns; returns a result for each.",
    method: "POST",
    path: `${path}/mass_action`,
    access: members("campaigns"),
    body: CampaignMassAction,
    reply: CampaignMassResults,
  }),
  templates: endpoint({
    ...templates,
    name: "campaigns.templates",
    summary: "Lists the templates of campaigns by name.",
    method: "GET",
    path: `${path}/templates`,
  }),
  addTemplate: endpoint({
    ...templates,
    name: "campaigns.add-template",
    summary: "Makes a template of a campaign, without its dates and learners; answers with all templates.",
    method: "POST",
    path: `${path}/templates`,
    body: NewCampaignTemplate,
  }),
  removeTemplate: endpoint({
    ...templates,
    name: "campaigns.remove-template",
    summary: "Deletes a template; campaigns that were made from it stay.",
    method: "DELETE",
    path: `${path}/templates/:id`,
    params: ById,
  }),
  restoreTemplate: endpoint({
    ...templates,
    name: "campaigns.restore-template",
    summary: "Restores a deleted template.",
    method: "POST",
    path: `${path}/templates/:id/restore`,
    params: ById,
    body: nothing,
  }),
  createFrom: endpoint({
    ...noInput,
    name: "campaigns.use-template",
    summary: "Creates a campaign from a template, as a draft whose lessons are drafts too.",
    method: "POST",
    path: `${path}/templates/:id/campaigns`,
    access: members("campaigns"),
    params: ById,
    body: exactly("NewFromTemplate", { name: textUpTo(campaignLimits.name) }, {}),
    reply: CampaignRecord,
  }),
} as const;
