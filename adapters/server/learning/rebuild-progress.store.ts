import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { LessonEvent } from "../../../core/learning/lesson-event.model.ts";
import { afterEvent, type LessonProgress, notStarted } from "../../../core/learning/lesson-progress.rule.ts";
import type { Tx } from "../storage/database.ts";
import { type ProgressKey, saveProgress } from "./progress.store.ts";

type Row = { org_id: number; con_id: number; campaign_id: number; trigger_id: number; data: unknown };
type Story = { readonly key: ProgressKey; readonly progress: LessonProgress };

const told = (story: Story | undefined, row: Row): Story => {
  const event = LessonEvent.decode(row.data);
  const key = { org: row.org_id, learner: row.con_id, course: row.campaign_id, trigger: row.trigger_id };
  const before = story?.progress ?? notStarted;
  return { key, progress: E.isRight(event) ? afterEvent(before, event.right) : before };
};

/**
 * Rebuilds progress and points from the activity, for one organisation or, as the system, for all.
 * @param learners ids of the learners; by default all
 * @returns number of rebuilt lessons of learners
 */
export const rebuildProgress = async (tx: Tx, learners: readonly number[] | null = null): Promise<number> => {
  const mine = sql`(${tx.org}::bigint is null or org_id = ${tx.org}::bigint) and (${learners}::bigint[] is null or con_id = any(${learners}::bigint[]))`;
  const { rows } =
    await sql<Row>`select org_id, con_id, campaign_id, trigger_id, data from activity where ${mine} order by con_id, trigger_id, activity_id`.execute(
      tx.db,
    );
  const stories = new Map<string, Story>();
  for (const row of rows) stories.set(`${row.con_id}:${row.trigger_id}`, told(stories.get(`${row.con_id}:${row.trigger_id}`), row));
  await sql`delete from item_progress where ${mine}`.execute(tx.db);
  await sql`delete from lesson_progress where ${mine}`.execute(tx.db);
  for (const { key, progress } of stories.values()) await saveProgress(tx, key, progress, Object.keys(progress.items));
  return stories.size;
};
