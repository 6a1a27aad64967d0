import { sql } from "kysely";
import type { LearningRecords, TakingRecords } from "../../../core/learning/learning-records.port.ts";
import type { Taker } from "../../../core/learning/taker.model.ts";
import { certificateState, certify } from "../certificates/certificates.store.ts";
import { sharedLessonAt } from "../shared-lessons/shared-lesson-at.store.ts";
import type { Tx } from "../storage/database.ts";
import { courseFacts } from "./course-facts.store.ts";
import { setPause } from "./drip-pauses.store.ts";
import { itemResults } from "./item-results.store.ts";
import { lessonRecord } from "./lesson-record.store.ts";
import { pointsAt, savePoints } from "./points.store.ts";
import { appendActivity, saveProgress } from "./progress.store.ts";
import { isTakenBy, takenKey } from "./taken-row.ts";

/**
 * One taker's records of lessons.
 * @param tx bound to the taker's organisation
 * @param runsScripts whether scripts of others run on a content origin, so that more players are driven
 */
export const takingRecords = (tx: Tx, org: number, taker: Taker, runsScripts = false): TakingRecords => ({
  lesson: (place) => lessonRecord(tx, taker, place, runsScripts),
  hasEvent: async (id) => {
    const { rows } = await sql`
      select activity_id from activity where org_id = ${org} and ${isTakenBy(taker)} and answer_id = ${id}`.execute(tx.db);
    return rows.length > 0;
  },
  results: (place, item, kind) => itemResults(tx, taker, place, item, kind),
  points: (place) => pointsAt(tx, taker, place),
  append: async (place, { event, after, version, gain, id }) => {
    const key = { org_id: org, ...takenKey(taker, place) };
    const activity = await appendActivity(tx, key, { event, version, id });
    if (gain !== null) await savePoints(tx, [{ key, activity, gain }]);
    await saveProgress(tx, key, after, "item" in event ? [event.item] : Object.keys(after.items));
  },
});

/**
 * One learner's learning records.
 * @param tx bound to the learner's organisation
 */
export const learningRecords = (tx: Tx, org: number, learner: number, runsScripts = false): LearningRecords => ({
  ...takingRecords(tx, org, { kind: "contact", id: learner }, runsScripts),
  courses: () => courseFacts(tx, learner, null),
  course: async (id) => (await courseFacts(tx, learner, id))[0] ?? null,
  shared: (place) => sharedLessonAt(tx, learner, place),
  join: async (course, at) => {
    await sql`
      insert into course_joins (org_id, con_id, campaign_id, joined_at) values (${org}, ${learner}, ${course}, ${at})
      on conflict (con_id, campaign_id) do update set left_at = null, rejoined_at = excluded.joined_at where course_joins.left_at is not null`.execute(
      tx.db,
    );
  },
  certificate: (course) => certificateState(tx, learner, course),
  certify: (course, at) => certify(tx, learner, course, at),
  pauseDrip: (course, paused, at) => setPause(tx, { campaign: course, learner, user: null }, paused, at),
});
