import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { type Failure, forbidden, notFound } from "../../../core/kernel/failure.ts";
import { mayChangeSeenLesson } from "../../../core/lessons/lesson-access.rule.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import { lessonRefusals } from "../../../core/lessons/lesson-refusals.ts";
import type { LessonKey, Author } from "../../../core/lessons/lesson.model.ts";
import type { LessonFolderCall } from "./lesson-folder-row.ts";
import { isVisibleLesson } from "./visible-lessons-condition.ts";

/**
 * Announces that the caller edits a lesson, for 45 seconds.
 * @param item uuid of the item that they are in; null for none
 * @returns the other authors who do, by name
 */
export const announce = async (
  { tx, actor, request }: LessonFolderCall,
  key: LessonKey,
  item: string | null,
): Promise<E.Either<Failure, readonly Author[]>> => {
  const { now } = request;
  const isKey = typeof key === "number" ? sql`l.lesson_id = ${key}` : sql`l.uuid = ${key}::uuid`;
  const { rows: found } = await sql<{
    lesson: number;
  }>`select l.lesson_id as lesson from lessons l where ${isVisibleLesson(actor)} and ${isKey} and l.deleted_at is null`.execute(tx.db);
  const lesson = found[0]?.lesson;
  if (lesson === undefined) return E.left(notFound(lessonRefusals.lesson_missing));
  if (!mayChangeSeenLesson(actor)) return E.left(forbidden(failureRefusals.not_permitted));
  await sql`
    insert into lesson_authors (org_id, lesson_id, user_id, item_uuid, seen_at) values (${tx.org}, ${lesson}, ${actor.user_id}, ${item}::uuid, ${now})
    on conflict (lesson_id, user_id) do update set item_uuid = excluded.item_uuid, seen_at = excluded.seen_at`.execute(tx.db);
  const { rows } = await sql<Author>`
    select a.user_id, btrim(u.first_name || ' ' || u.last_name) as name, a.item_uuid as item
    from lesson_authors a join users u on u.user_id = a.user_id and u.org_id = a.org_id
    where a.org_id = ${tx.org} and a.lesson_id = ${lesson} and a.user_id <> ${actor.user_id} and a.seen_at > ${now - lessonLimits.presenceSeconds}
    order by name, a.user_id`.execute(tx.db);
  return E.right(rows);
};
