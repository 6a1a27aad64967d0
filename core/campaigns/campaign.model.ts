import * as t from "io-ts";
import { ListedCampaign } from "./campaign-order.rule.ts";
import { CampaignStatus } from "./campaign-status.rule.ts";

/** A campaign with its status at the time of the response. */
export const Campaign = t.intersection([ListedCampaign, t.type({ name: t.string, status: CampaignStatus })], "Campaign");
export type Campaign = t.TypeOf<typeof Campaign>;
