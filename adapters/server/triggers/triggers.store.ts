import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { campaignGone } from "../../../core/campaigns/decide-campaign.rule.ts";
import { allContacts } from "../../../core/contacts/contact-find.model.ts";
import { visibleGroup } from "../../../core/groups/found-group.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type {
  TriggerCheck,
  TriggerCount,
  TriggerModel,
  TriggerName,
  TriggerNamesQuery,
} from "../../../core/triggers/trigger-calls.model.ts";
import { checkTrigger } from "../../../core/triggers/trigger-check.rule.ts";
import { type CampaignCall, readCampaign } from "../campaigns/campaign-row.ts";
import { foundContacts } from "../contacts/contact-find.store.ts";
import { timezoneOf } from "../groups/group-fields.store.ts";
import { readGroup } from "../groups/group-row.ts";
import type { Request } from "../http/call.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import { containing } from "../storage/text-search.ts";
import { seesLearning } from "../teams/resource-teams.store.ts";

/** A call about triggers, which may carry the active team. */
export type TriggerCall = CampaignCall & { readonly request: CampaignCall["request"] & Partial<Pick<Request, "teams">> };

type Asked = { readonly bookmark_id: number | null; readonly filters: unknown };

/**
 * The contacts of a group and of a filter that the caller sees, and whom of them a text or a mail reaches: none of those found is archived or
 * deleted.
 */
export const countFor = async (
  call: TriggerCall,
  { stopped }: Pick<Outbox, "stopped">,
  { bookmark_id, filters }: Asked,
): Promise<E.Either<Failure, TriggerCount>> => {
  const { tx, actor, request } = call;
  if (bookmark_id !== null) {
    const group = visibleGroup(await readGroup(call, bookmark_id), actor);
    if (E.isLeft(group)) return group;
  }
  const { teams = null } = request;
  const found = await foundContacts({ tx, viewer: actor.role, now: request.now, teams }, { ...allContacts, filters });
  if (E.isLeft(found)) return found;
  const reaches = sql`c.blocked_at is null and coalesce(a.alerts, '') <> 'none'`;
  const { rows } = await sql<{ count: number; sms: number; email: number }>`
    select count(*)::int as count, count(*) filter (where ${reaches} and cardinality(c.mobile) > 0 and ${stopped.atSql(tx.org, sql`c.mobile[1]`)} is null)::int as sms,
      count(*) filter (where ${reaches} and cardinality(c.email) > 0)::int as email
    from own_contacts c left join contact_alerts a on a.con_id = c.con_id
    where ${found.right} and (${bookmark_id}::bigint is null
      or exists (select from group_members m where m.org_id = c.org_id and m.group_id = ${bookmark_id}::bigint and m.con_id = c.con_id))`.execute(
    tx.db,
  );
  const { count = 0, sms = 0, email = 0 } = rows[0] ?? {};
  return E.right({ count, reachable: { sms, email } });
};

/** The triggers of the campaigns that the caller sees whose name, or whose campaign's name, contains the search, in their order. */
export const triggerNames = async (
  { tx, actor }: TriggerCall,
  { search, lesson, limit }: TriggerNamesQuery,
): Promise<E.Either<Failure, readonly TriggerName[]>> => {
  const { rows } = await sql<TriggerName>`
    select t.trigger_id as id, coalesce(nullif(t.name, ''), l.name) as name, t.campaign_id, coalesce(nullif(c.internal_name, ''), c.name) as campaign
    from triggers t join campaigns c on c.campaign_id = t.campaign_id and c.org_id = t.org_id join lessons l on l.lesson_id = t.lesson_id and l.org_id = t.org_id
    where t.org_id = ${tx.org} and t.type = 'lesson' and t.deleted_at is null and c.deleted_at is null and not c.is_library and ${seesLearning(actor, "campaigns", sql`c.campaign_id`)}
      and (${lesson}::bigint is null or t.lesson_id = ${lesson}::bigint)
      and fold_text(coalesce(nullif(t.name, ''), l.name) || ' ' || coalesce(nullif(c.internal_name, ''), c.name)) like fold_text(${containing(search.trim())})
    order by fold_text(c.name) collate "C", t.campaign_id, t.sorting_time + t."order", t.trigger_id limit ${limit}`.execute(tx.db);
  return E.right(rows);
};

/** Whether a trigger as it is typed could be stored in its campaign. */
export const validateTrigger = async (call: TriggerCall, model: TriggerModel): Promise<E.Either<Failure, TriggerCheck>> => {
  const campaign = await readCampaign(call, model.campaign_id);
  if (campaign === null) return campaignGone;
  return E.right(checkTrigger(campaign.triggers, model, await timezoneOf(call.tx, call.actor.org_id), call.request.now));
};
