import * as E from "fp-ts/lib/Either.js";
import { inCampaignOrder } from "../../../core/campaigns/campaign-order.rule.ts";
import { campaignStatus } from "../../../core/campaigns/campaign-status.rule.ts";
import type { CampaignStore } from "../../../core/campaigns/campaigns.port.ts";
import type { Tx } from "../storage/database.ts";

/**
 * Campaigns of one organisation.
 * @param now epoch seconds for which their status is computed
 */
export const makeCampaignStore = ({ db }: Tx, org: number, now: number): CampaignStore => ({
  list: async () => {
    const { portal_sections } = await db.selectFrom("orgs").select("portal_sections").where("org_id", "=", org).executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom("campaigns")
      .select(["campaign_id as id", "name", "portal_section", "show_order", "start_time", "end_time", "created_at"])
      .where("org_id", "=", org)
      .where("deleted_at", "is", null)
      .execute();
    return E.right(inCampaignOrder(rows, portal_sections, now).map((campaign) => ({ ...campaign, status: campaignStatus(campaign, now) })));
  },
});
