import * as t from "io-ts";

/** What a campaign is: a course to take, lessons and messages by time since joining, or one sending to many. */
export const CampaignType = t.keyof({ course: null, drip: null, blast: null }, "CampaignType");
export type CampaignType = t.TypeOf<typeof CampaignType>;
