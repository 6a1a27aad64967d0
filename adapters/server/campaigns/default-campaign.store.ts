import * as E from "fp-ts/lib/Either.js";
import type { CampaignRecord } from "../../../core/campaigns/campaign-record.model.ts";
import { campaignRefusals } from "../../../core/campaigns/campaign-refusals.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { type CampaignCall, readCampaign } from "./campaign-row.ts";

/** The default campaign of the organisation, if there is one and the caller sees it. */
export const readDefaultCampaign = async (call: CampaignCall): Promise<E.Either<Failure, CampaignRecord>> => {
  const { tx, actor } = call;
  const found = await tx.db
    .selectFrom("campaigns")
    .select("campaign_id")
    .where("org_id", "=", actor.org_id)
    .where("is_default", "=", true)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const known = found === undefined ? null : await readCampaign(call, found.campaign_id);
  return known === null ? E.left(notFound(campaignRefusals.campaign_default_none)) : E.right(known);
};
