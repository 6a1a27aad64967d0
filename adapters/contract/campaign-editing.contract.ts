import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { CampaignRecord } from "../../core/campaigns/campaign-record.model.ts";
import { CampaignChange, NewCampaign, NewTriggers, TriggerChange, TriggerOrder } from "../../core/campaigns/campaign-write.model.ts";
import { Cohort } from "../../core/campaigns/course-cohorts.rule.ts";
import { FunnelStep } from "../../core/campaigns/course-funnel.rule.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { ById } from "./resource.ts";

const access = { read: staff("campaigns"), write: members("campaigns") } as const;
const write = { ...noInput, access: access.write, reply: CampaignRecord } as const;
const path = "/api/campaigns";
const triggers = "/api/triggers";
const nothing = exactly("NothingElse", {}, {});

/** Endpoints for single campaigns and their lessons; each answers with the whole campaign. */
export const campaignEditing = {
  get: endpoint({
    ...noInput,
    name: "campaigns.get",
    summary: "Returns a campaign with its lessons in their order.",
    method: "GET",
    path: `${path}/:id`,
    access: access.read,
    params: ById,
    reply: CampaignRecord,
  }),
  byDefault: endpoint({
    ...noInput,
    name: "campaigns.default",
    summary: "Returns the default campaign, which cannot be deleted and is offered first where staff enrol; 404 where none is.",
    method: "GET",
    path: `${path}/default`,
    access: access.read,
    reply: CampaignRecord,
  }),
  cohorts: endpoint({
    ...noInput,
    name: "campaigns.cohorts",
    summary:
      "Returns, for the twelve newest weeks in which learners joined a campaign, how many of them finished a lesson in each week after, and how many the campaign.",
    method: "GET",
    path: `${path}/:id/cohorts`,
    access: access.read,
    params: ById,
    reply: t.readonlyArray(Cohort),
  }),
  funnel: endpoint({
    ...noInput,
    name: "campaigns.funnel",
    summary: "Returns how many learners reached and finished each lesson of a campaign, in its order.",
    method: "GET",
    path: `${path}/funnel/:id`,
    access: access.read,
    params: ById,
    reply: t.readonlyArray(FunnelStep),
  }),
  create: endpoint({
    ...write,
    name: "campaigns.create",
    summary: "Creates a campaign as a draft, with lessons where some are named.",
    method: "POST",
    path,
    body: NewCampaign,
  }),
  update: endpoint({
    ...write,
    name: "campaigns.update",
    summary: "Changes a campaign; refused with 409 and the stored campaign when its version has changed.",
    method: "PUT",
    path: `${path}/:id`,
    params: ById,
    body: CampaignChange,
  }),
  remove: endpoint({
    ...noInput,
    name: "campaigns.remove",
    summary: "Deletes a campaign; learners no longer see it until it is restored.",
    method: "DELETE",
    path: `${path}/:id`,
    access: access.write,
    params: ById,
    reply: Done,
  }),
  restore: endpoint({
    ...write,
    name: "campaigns.restore",
    summary: "Restores a deleted campaign.",
    method: "POST",
    path: `${path}/:id/restore`,
    params: ById,
    body: nothing,
  }),
  sortLessons: endpoint({
    ...write,
    name: "campaigns.sort-lessons",
    summary: "Puts the lessons of a campaign into an order that names each of them.",
    method: "PUT",
    path: `${path}/:id/order`,
    params: ById,
    body: TriggerOrder,
  }),
  addLessons: endpoint({
    ...write,
    name: "triggers.create",
    summary: "Adds lessons to a campaign, at its end, as drafts.",
    method: "POST",
    path: triggers,
    body: NewTriggers,
  }),
  changeLesson: endpoint({
    ...write,
    name: "triggers.update",
    summary: "Changes a lesson of a campaign: when it opens, what it is part of, and whom it tells.",
    method: "PUT",
    path: `${triggers}/:id`,
    params: ById,
    body: TriggerChange,
  }),
  removeLesson: endpoint({
    ...write,
    name: "triggers.remove",
    summary: "Takes a lesson out of its campaign; what learners did in it is kept.",
    method: "DELETE",
    path: `${triggers}/:id`,
    params: ById,
  }),
  restoreLesson: endpoint({
    ...write,
    name: "triggers.restore",
    summary: "Puts a lesson back into its campaign.",
    method: "POST",
    path: `${triggers}/:id/restore`,
    params: ById,
    body: nothing,
  }),
} as const;
