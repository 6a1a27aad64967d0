import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { triggerStatus } from "../../../core/automations/trigger-status.rule.ts";
import type { CampaignRecord, CampaignTrigger } from "../../../core/campaigns/campaign-record.model.ts";
import { campaignStatus } from "../../../core/campaigns/campaign-status.rule.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { seesLearning } from "../teams/resource-teams.store.ts";

/** A call of staff about campaigns, in its transaction. */
export type CampaignCall = Doer & { readonly actor: StaffActor; readonly tx: Tx };

type Row = Omit<CampaignRecord, "status" | "triggers">;
type Named = { readonly lock?: boolean; /** only in the bin */ readonly deleted?: boolean };

const triggersOf = async ({ tx, request }: CampaignCall, campaign: number): Promise<readonly CampaignTrigger[]> => {
  const { rows } = await sql<Omit<CampaignTrigger, "status">>`
    select t.trigger_id as id, t.campaign_id, t.type, t.lesson_id, t.name, l.name as lesson_name,
      l.published_version is not null and l.deleted_at is null as published, l.published_version is not null and l.is_dirty as changed,
      t.parent_trigger, t.draft, t.paused, t.include_extra_lessons, t.release, t.join_delay, t.start_date, t.start_at, t.timezone, t.start_time, t.end_time,
      t.automatic, t.send_alert, t.notify_email_subject, t.notify_email_body, t.notify_sms, t.sorting_time, t."order"
    from triggers t join lessons l on l.lesson_id = t.lesson_id and l.org_id = t.org_id
    where t.org_id = ${tx.org} and t.campaign_id = ${campaign} and t.type = 'lesson' and t.deleted_at is null
    order by t.sorting_time + t."order", t.trigger_id`.execute(tx.db);
  return rows.map((row) => ({ ...row, status: triggerStatus(row, request.now) }));
};

/**
 * A campaign of the caller's organisation that the caller sees, with its lessons; null for none.
 * @param named `lock` where it is to be changed
 */
export const readCampaign = async (
  call: CampaignCall,
  id: number,
  { lock = false, deleted = false }: Named = {},
): Promise<CampaignRecord | null> => {
  const { tx, actor } = call;
  if (lock) await sql`select from campaigns where org_id = ${tx.org} and campaign_id = ${id} for update`.execute(tx.db);
  const { rows } = await sql<Row>`
    select c.campaign_id as id, c.name, c.internal_name, c.type, c.summary, c.about, c.cover, c.portal_section, c.show_order, c.start_time, c.end_time, c.draft,
      c.offered, c.bookmark_id, c.due_date, c.due_days, c.certificate, c.user_id, c.archived_at, c.is_default, c.created_at, c.updated_at, c.version,
      exists (select from drip_pauses p where p.campaign_id = c.campaign_id and p.con_id is null and p.resumed_at is null) as paused,
      (select count(*)::int from course_joins j join own_contacts o on o.con_id = j.con_id where j.campaign_id = c.campaign_id and j.left_at is null) as learners
    from campaigns c
    where c.org_id = ${tx.org} and c.campaign_id = ${id} and ${deleted ? sql`c.deleted_at is not null` : sql`c.deleted_at is null`} and ${seesLearning(actor, "campaigns", sql`c.campaign_id`)}`.execute(
    tx.db,
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, status: campaignStatus(row, call.request.now), triggers: await triggersOf(call, id) };
};
