import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { LessonEvent } from "../../../core/learning/lesson-event.model.ts";
import { afterEvent, type LessonProgress, notStarted } from "../../../core/learning/lesson-progress.rule.ts";
import { pointsEntry } from "../../../core/learning/points-entry.rule.ts";
import type { Tx } from "../storage/database.ts";
import { type LedgerRow, savePoints } from "./points.store.ts";
import { type ProgressKey, saveProgress } from "./progress.store.ts";

type Row = ProgressKey & { readonly activity_id: number; readonly version: number | null; readonly data: unknown };
type Story = { readonly key: ProgressKey; readonly progress: LessonProgress; readonly gains: LedgerRow[] };

const told = (story: Story | undefined, { activity_id, data, version, ...key }: Row): Story => {
  const event = LessonEvent.decode(data);
  const { progress, gains }: Omit<Story, "key"> = story ?? { progress: notStarted, gains: [] };
  if (E.isLeft(event)) return { key, progress, gains };
  const after = afterEvent(progress, event.right, version);
  const gain = pointsEntry(progress, after, event.right);
  if (gain !== null) gains.push({ key, activity: activity_id, gain });
  return { key, progress: after, gains };
};

const storyKey = ({ con_id, user_id, trigger_id, lesson_id }: ProgressKey): string => `${con_id}:${user_id}:${trigger_id}:${lesson_id}`;

/**
 * Rebuilds progress, points and their ledger from the activity, for one organisation or, as the system, for all.
 * @param learners ids of the learners; by default all, with staff
 * @returns number of rebuilt lessons of takers
 */
export const rebuildProgress = async (tx: Tx, learners: readonly number[] | null = null): Promise<number> => {
  const mine = sql`(${tx.org}::bigint is null or org_id = ${tx.org}::bigint) and (${learners}::bigint[] is null or con_id = any(${learners}::bigint[]))`;
  const { rows } = await sql<Row>`
    select activity_id, org_id, con_id, user_id, campaign_id, trigger_id, lesson_id, version, data from activity
    where ${mine} order by con_id, user_id, trigger_id, lesson_id, activity_id`.execute(tx.db);
  const stories = new Map<string, Story>();
  for (const row of rows) stories.set(storyKey(row), told(stories.get(storyKey(row)), row));
  await sql`delete from item_progress where ${mine}`.execute(tx.db);
  await sql`delete from lesson_progress where ${mine}`.execute(tx.db);
  await sql`delete from points_ledger where ${mine}`.execute(tx.db);
  for (const { key, progress, gains } of stories.values()) {
    await saveProgress(tx, key, progress, Object.keys(progress.items));
    await savePoints(tx, gains);
  }
  return stories.size;
};
