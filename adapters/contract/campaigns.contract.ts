import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { Campaign } from "../../core/campaigns/campaign.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

/** Endpoints for campaigns. */
export const campaigns = {
  list: endpoint({
    ...noInput,
    name: "campaigns.list",
    summary: "Lists all campaigns that are not deleted, each with its current status: scheduled, live or ended.",
    method: "GET",
    path: "/api/campaigns",
    access: staff("campaigns"),
    reply: t.readonlyArray(Campaign),
  }),
} as const;
