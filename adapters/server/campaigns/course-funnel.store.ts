import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { courseFunnel, funnelPlaces, type FunnelStep } from "../../../core/campaigns/course-funnel.rule.ts";
import { campaignGone } from "../../../core/campaigns/decide-campaign.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type CampaignCall, readCampaign } from "./campaign-row.ts";
import { countPlaces } from "./funnel-counts.store.ts";

/** How far the learners of a course got, whom the caller sees and who have not left. */
export const readFunnel = async (call: CampaignCall, id: number): Promise<E.Either<Failure, readonly FunnelStep[]>> => {
  const campaign = await readCampaign(call, id);
  if (campaign === null) return campaignGone;
  const places = funnelPlaces(campaign.triggers).map((place) => ({ ...place, campaign: id }));
  const rows = await countPlaces(call.tx, places, sql`true`);
  return E.right(
    courseFunnel(
      places,
      rows.map(({ furthest }) => furthest),
      rows.map(({ completed }) => completed),
    ),
  );
};
