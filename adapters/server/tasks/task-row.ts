import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { seesRelatedKind } from "../../../core/tasks/related-access.rule.ts";
import type { RelatedKind } from "../../../core/tasks/related-record.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import { isVisibleLesson } from "../lessons/visible-lessons-condition.ts";

/** The id in a key `k` of a related record; null for other kinds, and where the actor may not see the kind. */
const idOf = (actor: StaffActor, kind: RelatedKind): RawBuilder<number | null> =>
  sql<
    number | null
  >`case when ${seesRelatedKind(actor, kind)} and k.key like ${`api/${kind}@%`} then split_part(k.key, '@', 2)::bigint end`;

/**
 * The first related record that exists and that the actor may see; an unnamed trigger has the name of its lesson or campaign.
 * `own_contacts` limits guests to the contacts of their teams.
 */
const summaryFor = (actor: StaffActor): RawBuilder<unknown> => sql`(
  select json_build_object(
    'related_record_key', k.key,
    'title', case
      when p.con_id is not null then contact_name(p.first_name, p.last_name, p.email, p.mobile, p.con_id)
      else coalesce(c.name, s.name, nullif(g.name, ''), nullif(l.name, ''), gc.name, '') end,
    'id', coalesce(c.campaign_id, g.trigger_id, p.con_id, s.lesson_id),
    'trigger_type', g.type,
    'campaign_id', coalesce(c.campaign_id, g.campaign_id))
  from unnest(t.related_records) with ordinality k(key, place)
    left join campaigns c on c.org_id = t.org_id and c.deleted_at is null and c.campaign_id = ${idOf(actor, "campaigns")}
    left join triggers g on g.org_id = t.org_id and g.deleted_at is null and not g.is_shared and g.trigger_id = ${idOf(actor, "triggers")}
    left join lessons l on ${seesRelatedKind(actor, "lessons")} and ${isVisibleLesson(actor)} and l.lesson_id = g.lesson_id
    left join campaigns gc on gc.org_id = t.org_id and gc.campaign_id = g.campaign_id
    left join own_contacts p on p.org_id = t.org_id and p.con_id = ${idOf(actor, "contacts")}
    left join lessons s on ${isVisibleLesson(actor, "s")} and s.deleted_at is null and s.lesson_id = ${idOf(actor, "lessons")}
  where coalesce(c.campaign_id, g.trigger_id, p.con_id, s.lesson_id) is not null
  order by k.place limit 1)`;

/** The columns of a task as returned to the actor; `tasks` must be aliased as `t`. */
export const taskColumns = (actor: StaffActor): RawBuilder<Task> => sql<Task>`
  t.task_id as id, t.name, t.status, to_jsonb(t.assigned_to) as assigned_to, t.body, t.slug, t.resources, t.program_class, to_jsonb(t.related_records) as related_records,
  ${summaryFor(actor)} as related_record_summary, t.created_by, t.version, t.created_at, t.updated_at`;
