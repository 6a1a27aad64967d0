import * as t from "io-ts";
import { Id } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import type { AnyRule } from "../kernel/rule.ts";
import { rule } from "../kernel/rule.ts";
import { ListedCampaign, inCampaignOrder } from "./campaign-order.rule.ts";
import { CampaignPeriod, CampaignStatus, campaignStatus } from "./campaign-status.rule.ts";

const sections = orNull(t.readonlyArray(t.string));

/** The rules of campaigns as the command line shows them. */
export const campaignRules: readonly AnyRule[] = [
  rule({
    name: "campaign-status",
    sentence: "A campaign is scheduled before its start, ended from its end on, and otherwise live.",
    input: t.type({ campaign: CampaignPeriod, now: t.number }, "CampaignStatusInput"),
    output: CampaignStatus,
    run: ({ campaign, now }) => campaignStatus(campaign, now),
  }),
  rule({
    name: "campaign-order",
    sentence: "Campaigns are listed by portal section, then scheduled, live, ended, then show_order (1000 when unset), then newest first.",
    input: t.type({ campaigns: t.readonlyArray(ListedCampaign), sections, now: t.number }, "CampaignOrderInput"),
    output: t.readonlyArray(Id),
    run: (input) => inCampaignOrder(input.campaigns, input.sections ?? [], input.now).map(({ id }) => id),
  }),
];
