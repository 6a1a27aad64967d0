import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/** Whether a campaign is before, within or after its period. */
export const CampaignStatus = t.keyof({ scheduled: null, live: null, ended: null }, "CampaignStatus");
export type CampaignStatus = t.TypeOf<typeof CampaignStatus>;

/** Start and end of a campaign in epoch seconds; 0 means none. */
export const CampaignPeriod = t.type({ start_time: orNull(t.number), end_time: orNull(t.number) }, "CampaignPeriod");
export type CampaignPeriod = t.TypeOf<typeof CampaignPeriod>;

/**
 * Scheduled before its start, ended from its end, otherwise live; without a start it is never scheduled.
 * @param now epoch seconds
 */
export const campaignStatus = (campaign: CampaignPeriod, now: number): CampaignStatus => {
  const start = campaign.start_time ?? 0;
  const end = campaign.end_time ?? 0;
  if (start !== 0 && now < start) return "scheduled";
  return end !== 0 && now >= end ? "ended" : "live";
};
