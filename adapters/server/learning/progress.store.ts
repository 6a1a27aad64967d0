import { sql } from "kysely";
import type { LessonEvent } from "../../../core/learning/lesson-event.model.ts";
import { lessonPoints, type LessonProgress } from "../../../core/learning/lesson-progress.rule.ts";
import type { Tx } from "../storage/database.ts";
import type { TakenKey } from "./taken-row.ts";

/** The taker and place of a progress record. */
export type ProgressKey = TakenKey & { readonly org_id: number };

/** An event with its revision, and its idempotency key or null; the key is kept in `answer_id` for events of every kind. */
type Appended = { readonly event: LessonEvent; readonly version: number; readonly id: string | null };

/**
 * Appends an event to the activity, which is never changed.
 * @returns the id of the activity
 */
export const appendActivity = async ({ db }: Tx, key: ProgressKey, { event, version, id }: Appended): Promise<number> => {
  const { activity_id } = await db
    .insertInto("activity")
    .values({
      ...key,
      kind: event.kind,
      item_uuid: "item" in event ? event.item : null,
      answer_id: id,
      at: event.at,
      version,
      data: JSON.stringify(event),
    })
    .returning("activity_id")
    .executeTakeFirstOrThrow();
  return activity_id;
};

/** Stores the progress, with only the named items. */
export const saveProgress = async ({ db }: Tx, key: ProgressKey, progress: LessonProgress, items: readonly string[]): Promise<void> => {
  const points = lessonPoints(progress);
  const { org_id, con_id, user_id, campaign_id, trigger_id, lesson_id } = key;
  await sql`
    insert into lesson_progress (org_id, con_id, user_id, trigger_id, lesson_id, campaign_id, item_uuid, points, completed_at, touched_at, version, attempt)
    values (${org_id}, ${con_id}, ${user_id}, ${trigger_id}, ${lesson_id}, ${campaign_id}, ${progress.item}, ${points}, ${progress.completed_at}, ${progress.touched_at ?? 0}, ${progress.version}, ${progress.attempt})
    on conflict (con_id, user_id, trigger_id, lesson_id) do update
      set item_uuid = excluded.item_uuid, points = excluded.points, completed_at = excluded.completed_at, touched_at = excluded.touched_at,
        version = excluded.version, attempt = excluded.attempt`.execute(db);
  for (const item of items) {
    const state = progress.items[item];
    if (state === undefined) continue;
    await sql`
      insert into item_progress (org_id, con_id, user_id, trigger_id, lesson_id, item_uuid, state)
      values (${org_id}, ${con_id}, ${user_id}, ${trigger_id}, ${lesson_id}, ${item}, ${JSON.stringify(state)}::jsonb)
      on conflict (con_id, user_id, trigger_id, lesson_id, item_uuid) do update set state = excluded.state`.execute(db);
  }
};
