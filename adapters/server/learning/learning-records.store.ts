import { sql } from "kysely";
import type { LearningRecords } from "../../../core/learning/learning-records.port.ts";
import type { Tx } from "../storage/database.ts";
import { courseFacts } from "./course-facts.store.ts";
import { lessonRecord } from "./lesson-record.store.ts";
import { appendActivity, saveProgress } from "./progress.store.ts";

/**
 * One learner's learning records.
 * @param tx bound to the learner's organisation
 */
export const learningRecords = (tx: Tx, org: number, learner: number): LearningRecords => ({
  courses: () => courseFacts(tx, learner, null),
  course: async (id) => (await courseFacts(tx, learner, id))[0] ?? null,
  join: async (course, at) => {
    await sql`
      insert into course_joins (org_id, con_id, campaign_id, joined_at) values (${org}, ${learner}, ${course}, ${at})
      on conflict (con_id, campaign_id) do nothing`.execute(tx.db);
  },
  lesson: (trigger) => lessonRecord(tx, learner, trigger),
  hasAnswer: async (answerId) => {
    const rows = await tx.db
      .selectFrom("activity")
      .select("activity_id")
      .where("org_id", "=", org)
      .where("con_id", "=", learner)
      .where("answer_id", "=", answerId)
      .execute();
    return rows.length > 0;
  },
  append: async (course, trigger, event, after) => {
    const key = { org, learner, course, trigger };
    await appendActivity(tx, key, event);
    await saveProgress(tx, key, after, "item" in event ? [event.item] : Object.keys(after.items));
  },
});
