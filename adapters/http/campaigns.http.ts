import type { CampaignStore } from "../../core/campaigns/campaigns.port.ts";
import { campaigns } from "../contract/campaigns.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Campaigns over HTTP. */
export const makeCampaignsHttp = (call: Caller): CampaignStore => ({ list: call(campaigns.list, none) });
