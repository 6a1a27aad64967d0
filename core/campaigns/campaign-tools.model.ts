import * as t from "io-ts";
import { listUpTo, RecordId, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { campaignLimits } from "./campaign-record.model.ts";
import { CampaignType } from "./campaign-type.model.ts";

/** Campaigns that one action is about at most, and templates of an organisation. */
export const campaignToolLimits = { ids: 100, templates: 200 } as const;

/** What is done with several campaigns at once. */
export const CampaignAction = t.keyof(
  { pause: null, resume: null, archive: null, unarchive: null, delete: null, restore: null, copy: null },
  "CampaignAction",
);
export type CampaignAction = t.TypeOf<typeof CampaignAction>;

/** The action that undoes another one; of a copy, it is about the new campaign. */
export const oppositeAction: Readonly<Record<CampaignAction, CampaignAction>> = {
  pause: "resume",
  resume: "pause",
  archive: "unarchive",
  unarchive: "archive",
  delete: "restore",
  restore: "delete",
  copy: "delete",
};

/** An action on several campaigns. */
export const CampaignMassAction = exactly(
  "CampaignMassAction",
  { ids: listUpTo(RecordId, campaignToolLimits.ids), action: CampaignAction },
  {},
);
export type CampaignMassAction = t.TypeOf<typeof CampaignMassAction>;

/**
 * The result of an action for each campaign.
 * @property changed false where it was in that state before
 * @property message why not; '' where it is done
 * @property new_id of a copy
 */
export const CampaignMassResults = t.type(
  { results: t.readonlyArray(t.type({ id: t.number, done: t.boolean, changed: t.boolean, message: t.string, new_id: orNull(t.number) })) },
  "CampaignMassResults",
);
export type CampaignMassResults = t.TypeOf<typeof CampaignMassResults>;

/** A campaign by the name that staff see. */
export const CampaignName = t.type({ id: t.number, name: t.string }, "CampaignName");
export type CampaignName = t.TypeOf<typeof CampaignName>;

/** A deleted campaign, which can be restored; times are epoch seconds. */
export const DeletedCampaign = t.type(
  { id: t.number, name: t.string, lessons: t.number, learners: t.number, deleted_at: t.number },
  "DeletedCampaign",
);
export type DeletedCampaign = t.TypeOf<typeof DeletedCampaign>;

/** A template of campaigns; times are epoch seconds. */
export const CampaignTemplate = t.type(
  { id: t.number, name: t.string, internal_name: t.string, type: CampaignType, lessons: t.number, created_at: t.number },
  "CampaignTemplate",
);
export type CampaignTemplate = t.TypeOf<typeof CampaignTemplate>;

/** The campaign that becomes a template, and its name. */
export const NewCampaignTemplate = exactly("NewCampaignTemplate", { campaign_id: RecordId, name: textUpTo(campaignLimits.name) }, {});
export type NewCampaignTemplate = t.TypeOf<typeof NewCampaignTemplate>;
