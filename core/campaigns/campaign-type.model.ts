import * as t from "io-ts";

/** The type of a campaign: a course to take, lessons and messages timed from joining, or one bulk message. */
export const CampaignType = t.keyof({ course: null, drip: null, blast: null }, "CampaignType");
export type CampaignType = t.TypeOf<typeof CampaignType>;
