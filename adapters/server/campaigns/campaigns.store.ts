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
    const sections = await db
      .selectFrom("portal_sections")
      .select("name")
      .where("org_id", "=", org)
      .orderBy("order")
      .orderBy("slug")
      .execute();
    const rows = await db
      .selectFrom("campaigns")
      .select(["campaign_id as id", "name", "portal_section", "show_order", "start_time", "end_time", "created_at"])
      .where("org_id", "=", org)
      .where("deleted_at", "is", null)
      .execute();
    return E.right(
      inCampaignOrder(
        rows,
        sections.map(({ name }) => name),
        now,
      ).map((campaign) => ({ ...campaign, status: campaignStatus(campaign, now) })),
    );
  },
});
