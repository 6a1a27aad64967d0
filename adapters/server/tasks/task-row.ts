import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { seesRelatedKind } from "../../../core/tasks/related-access.rule.ts";
import type { Task } from "../../../core/tasks/task.model.ts";

/** The first related record that exists, of the kinds that somebody may see: a campaign, or a trigger by its own name or that of its lesson. */
const summaryFor = (actor: StaffActor): RawBuilder<unknown> => sql`(
  select json_build_object(
    'related_record_key', k.key,
    'title', coalesce(c.name, nullif(g.name, ''), l.name, ''),
    'id', coalesce(c.campaign_id, g.trigger_id),
    'trigger_type', g.type,
    'campaign_id', coalesce(c.campaign_id, g.campaign_id))
  from unnest(t.related_records) with ordinality k(key, place)
    left join campaigns c on c.org_id = t.org_id and c.deleted_at is null and c.campaign_id = case when ${seesRelatedKind(actor, "campaigns")} and k.key like 'api/campaigns@%' then split_part(k.key, '@', 2)::bigint end
    left join triggers g on g.org_id = t.org_id and g.deleted_at is null and g.trigger_id = case when ${seesRelatedKind(actor, "triggers")} and k.key like 'api/triggers@%' then split_part(k.key, '@', 2)::bigint end
    left join lessons l on ${seesRelatedKind(actor, "lessons")} and l.org_id = t.org_id and l.lesson_id = g.lesson_id
  where c.campaign_id is not null or g.trigger_id is not null
  order by k.place limit 1)`;

/** The columns of a task as it goes out to somebody; of `tasks`, which must be named `t`. */
export const taskColumns = (actor: StaffActor): RawBuilder<Task> => sql<Task>`
  t.task_id as id, t.name, t.status, to_jsonb(t.assigned_to) as assigned_to, t.body, t.slug, t.resources, t.program_class, to_jsonb(t.related_records) as related_records,
  ${summaryFor(actor)} as related_record_summary, t.created_by, t.version, t.created_at, t.updated_at`;
