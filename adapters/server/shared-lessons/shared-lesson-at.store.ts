import { type RawBuilder, sql } from "kysely";
import type { CoursePlace } from "../../../core/learning/lesson-place.model.ts";
import type { SharedLessonFacts } from "../../../core/shared-lessons/shared-lesson-entry.rule.ts";
import type { Tx } from "../storage/database.ts";
import { lessonFoldersOfLearner } from "./shared-lesson-folders.store.ts";

type Row = Omit<SharedLessonFacts, "folders" | "shared">;

const factsOf = async (tx: Tx, learner: number, from: RawBuilder<unknown>): Promise<SharedLessonFacts | null> => {
  const { rows } = await sql<Row>`
    select l.published_version is not null and l.deleted_at is null as offered, l.folder_id,
      exists (select from lesson_progress p where p.org_id = l.org_id and p.con_id = ${learner} and p.trigger_id = t.trigger_id) as begun, coalesce(t.created_at, 0) as since
    from ${from}`.execute(tx.db);
  const [row] = rows;
  return row === undefined ? null : { ...row, ...(await lessonFoldersOfLearner(tx, learner)) };
};

/** A lesson as a learner may find it in the shared folders; null where there is none. */
export const sharedLesson = (tx: Tx, learner: number, lesson: number): Promise<SharedLessonFacts | null> =>
  factsOf(
    tx,
    learner,
    sql`lessons l left join triggers t on t.org_id = l.org_id and t.lesson_id = l.lesson_id and t.is_shared where l.org_id = ${tx.org} and l.lesson_id = ${lesson}`,
  );

/** The same for the place where a learner takes it; null for places of courses. */
export const sharedLessonAt = (tx: Tx, learner: number, { course, trigger }: CoursePlace): Promise<SharedLessonFacts | null> =>
  factsOf(
    tx,
    learner,
    sql`triggers t join lessons l on l.org_id = t.org_id and l.lesson_id = t.lesson_id
      where t.org_id = ${tx.org} and t.trigger_id = ${trigger} and t.campaign_id = ${course} and t.is_shared and t.deleted_at is null`,
  );
