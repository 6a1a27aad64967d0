import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid, notFound } from "../kernel/failure.ts";
import { type CampaignCopy, copyOf } from "./campaign-copy.rule.ts";
import type { CampaignRecord } from "./campaign-record.model.ts";
import { campaignRefusals } from "./campaign-refusals.ts";
import { campaignToolLimits, type NewCampaignTemplate } from "./campaign-tools.model.ts";
import { campaignGone } from "./decide-campaign.rule.ts";

export const templateGone: E.Either<Failure, never> = E.left(notFound(campaignRefusals.template_gone));

/**
 * Whether an organisation may have another template.
 * @param held templates that it has
 */
export const roomForTemplate = (held: number): E.Either<Failure, true> =>
  held >= campaignToolLimits.templates
    ? E.left(invalid({ name: [campaignRefusals.templates_full({ most: campaignToolLimits.templates })] }))
    : E.right(true);

/**
 * Decides a new template: a named copy of a campaign.
 * @param held templates that the organisation has
 */
export const decideTemplate = (
  campaign: CampaignRecord | null,
  { name }: NewCampaignTemplate,
  held: number,
): E.Either<Failure, CampaignCopy> => {
  if (campaign === null) return campaignGone;
  if (name.trim() === "") return E.left(invalid({ name: [campaignRefusals.template_name_needed] }));
  return E.map(() => copyOf(campaign, name.trim()))(roomForTemplate(held));
};
