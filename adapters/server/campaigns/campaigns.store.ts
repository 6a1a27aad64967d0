import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { inCampaignOrder } from "../../../core/campaigns/campaign-order.rule.ts";
import { campaignStatus } from "../../../core/campaigns/campaign-status.rule.ts";
import type { Campaign } from "../../../core/campaigns/campaign.model.ts";
import type { CampaignStore } from "../../../core/campaigns/campaigns.port.ts";
import type { Tx } from "../storage/database.ts";
import { seesLearning } from "../teams/resource-teams.store.ts";

type Row = Omit<Campaign, "status">;

/** The names of the portal's sections in their order. */
export const portalSections = async ({ db }: Tx, org: number): Promise<readonly string[]> => {
  const sections = await db
    .selectFrom("portal_sections")
    .select("name")
    .where("org_id", "=", org)
    .orderBy("order")
    .orderBy("slug")
    .execute();
  return sections.map(({ name }) => name);
};

/**
 * Campaigns that a member of staff sees.
 * @param now epoch seconds for which their status is computed
 */
export const makeCampaignStore = (tx: Tx, actor: StaffActor, now: number): CampaignStore => ({
  list: async () => {
    const { org_id } = actor;
    const sections = await portalSections(tx, org_id);
    const { rows } = await sql<Row>`
      select c.campaign_id as id, c.name, c.internal_name, c.type, c.portal_section, c.show_order, c.start_time, c.end_time, c.created_at, c.updated_at, c.user_id,
        c.draft, c.archived_at, c.is_default, p.campaign_id is not null as paused, coalesce(t.n, 0)::int as lessons, coalesce(j.n, 0)::int as learners
      from campaigns c
        left join (select distinct campaign_id from drip_pauses where org_id = ${org_id} and con_id is null and resumed_at is null) p on p.campaign_id = c.campaign_id
        left join (select campaign_id, count(*) as n from triggers where org_id = ${org_id} and deleted_at is null group by campaign_id) t on t.campaign_id = c.campaign_id
        left join (select campaign_id, count(*) as n from course_joins where org_id = ${org_id} and left_at is null group by campaign_id) j on j.campaign_id = c.campaign_id
      where c.org_id = ${org_id} and c.deleted_at is null and ${seesLearning(actor, "campaigns", sql`c.campaign_id`)}`.execute(tx.db);
    return E.right(inCampaignOrder(rows, sections, now).map((campaign) => ({ ...campaign, status: campaignStatus(campaign, now) })));
  },
});
