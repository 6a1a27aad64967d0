import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { seesRelatedKind } from "../../../core/tasks/related-access.rule.ts";
import type { Area } from "../contributions/area.ts";
import type { FileUsePlace } from "../contributions/file-use.ts";
import { isVisibleLesson } from "../lessons/visible-lessons-condition.ts";

/** Whether the actor is one of those whom the published item of a recording `r` of a lesson `l` names to review it. */
const isReviewer = ({ user_id }: StaffActor): RawBuilder<SqlBool> => sql`exists (
  select from lesson_versions v, jsonb_array_elements(v.items) item
  where v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = l.published_version and item ->> 'uuid' = r.item_uuid::text
    and item #> '{values,reviewing_users}' @> to_jsonb(${user_id}::bigint))`;

/**
 * Answers of lessons use the videos that they name: those who recorded them, who review them, and who see the lesson may watch them. They
 * are replaced by the taker alone.
 */
const filesOfAnswers: FileUsePlace = {
  kind: "recording",
  records: ({ tx, part }, actor) => {
    const seesLesson = sql`(${seesRelatedKind(actor, "lessons")}::boolean and ${isVisibleLesson(actor)})`;
    return sql`
      select r.file_id::text as id, coalesce(l.name, f.filename) as name, case when ${seesLesson} then '/ui/lessons/edit/' || l.lesson_id end as href,
        coalesce(r.user_id = ${actor.user_id} or ${isReviewer(actor)} or ${seesLesson}, false) as seen
      from recordings r join files f on f.file_id = r.file_id left join lessons l on l.org_id = r.org_id and l.lesson_id = r.lesson_id and l.deleted_at is null
      where r.org_id = ${tx.org} and f.deleted_at is null and ${part} = '/media/' || f.address || '/' order by 2, 1`;
  },
  replace: async () => [],
};

/** Videos of learners are merged and erased with their contact, as all their uploads are. */
export const area: Area = { fileUses: [filesOfAnswers] };
