import { sql } from "kysely";
import type { LessonEvent } from "../../../core/learning/lesson-event.model.ts";
import { lessonPoints, type LessonProgress } from "../../../core/learning/lesson-progress.rule.ts";
import type { Tx } from "../storage/database.ts";

/** The learner, course and lesson of a progress record. */
export type ProgressKey = { readonly org: number; readonly learner: number; readonly course: number; readonly trigger: number };

/** Appends an event to the activity, which is never changed. */
export const appendActivity = async ({ db }: Tx, key: ProgressKey, event: LessonEvent): Promise<void> => {
  await db
    .insertInto("activity")
    .values({
      org_id: key.org,
      con_id: key.learner,
      campaign_id: key.course,
      trigger_id: key.trigger,
      kind: event.kind,
      item_uuid: "item" in event ? event.item : null,
      answer_id: event.kind === "answer" ? event.answer_id : null,
      at: event.at,
      data: JSON.stringify(event),
    })
    .execute();
};

/** Stores the learner's progress, with only the named items. */
export const saveProgress = async ({ db }: Tx, key: ProgressKey, progress: LessonProgress, items: readonly string[]): Promise<void> => {
  const points = lessonPoints(progress);
  await sql`
    insert into lesson_progress (org_id, con_id, trigger_id, campaign_id, item_uuid, points, completed_at, touched_at)
    values (${key.org}, ${key.learner}, ${key.trigger}, ${key.course}, ${progress.item}, ${points}, ${progress.completed_at}, ${progress.touched_at ?? 0})
    on conflict (con_id, trigger_id) do update
      set item_uuid = excluded.item_uuid, points = excluded.points, completed_at = excluded.completed_at, touched_at = excluded.touched_at`.execute(
    db,
  );
  for (const item of items) {
    const state = progress.items[item];
    if (state === undefined) continue;
    await sql`
      insert into item_progress (org_id, con_id, trigger_id, item_uuid, state)
      values (${key.org}, ${key.learner}, ${key.trigger}, ${item}, ${JSON.stringify(state)}::jsonb)
      on conflict (con_id, trigger_id, item_uuid) do update set state = excluded.state`.execute(db);
  }
};
