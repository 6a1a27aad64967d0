import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../storage/database.ts";

type Sweep = (tx: Tx, limit: number) => Promise<number>;

const affected = async ({ db }: Tx, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0n);

/** Ids of folders that can no longer be restored: deleted before a time, or below such a folder. */
const goneFolders = ({ org }: Tx, before: number): RawBuilder<unknown> => sql`(
  with recursive gone as (
    select d.folder_id from lesson_folders d where d.org_id = ${org} and d.deleted_at <= ${before}
    union select b.folder_id from lesson_folders b join gone on b.parent_id = gone.folder_id where b.org_id = ${org})
  select folder_id from gone)`;

/** Learners' progress hangs on the triggers of a lesson, also of those that are deleted. */
const isOfCourse = sql`exists (select from triggers t where t.org_id = l.org_id and t.lesson_id = l.lesson_id)`;

const forgetTeams = (tx: Tx, resource: string, ids: readonly number[]): Promise<number> =>
  affected(
    tx,
    sql`delete from resource_teams where org_id = ${tx.org} and resource = ${resource} and resource_id = any(${[...ids]}::bigint[])`,
  );

/**
 * Deletes lessons of the bin that can no longer be restored, with their versions. Those that a course has had are kept.
 * @param before epoch seconds
 */
export const sweepLessons =
  (before: number): Sweep =>
  async (tx, limit) => {
    const { rows } = await sql<{ lesson_id: number }>`
      delete from lessons where lesson_id in (
        select l.lesson_id from lessons l where l.org_id = ${tx.org} and l.deleted_at <= ${before} and not ${isOfCourse} limit ${limit})
      returning lesson_id`.execute(tx.db);
    await forgetTeams(
      tx,
      "lessons",
      rows.map(({ lesson_id }) => lesson_id),
    );
    return rows.length;
  };

/**
 * Deletes folders of the bin that can no longer be restored, innermost first; lessons that are left are then in no folder.
 * @param before epoch seconds
 */
export const sweepLessonFolders =
  (before: number): Sweep =>
  async (tx) => {
    await sql`
      update lessons l set folder_id = null where l.org_id = ${tx.org} and l.folder_id in ${goneFolders(tx, before)}`.execute(tx.db);
    for (let total = 0; ;) {
      const { rows } = await sql<{ folder_id: number }>`
        delete from lesson_folders d where d.org_id = ${tx.org} and d.folder_id in ${goneFolders(tx, before)}
          and not exists (select from lessons l where l.folder_id = d.folder_id) and not exists (select from lesson_folders b where b.parent_id = d.folder_id)
        returning folder_id`.execute(tx.db);
      if (rows.length === 0) return total;
      await forgetTeams(
        tx,
        "lessons/folders",
        rows.map(({ folder_id }) => folder_id),
      );
      total += rows.length;
    }
  };

/**
 * Forgets requests that are not sent again and authors who have left.
 * @param before epoch seconds
 */
export const sweepLessonTraces =
  (before: number): Sweep =>
  async (tx, limit) =>
    (await affected(
      tx,
      sql`delete from lesson_attempts where (org_id, attempt_key) in (select org_id, attempt_key from lesson_attempts where org_id = ${tx.org} and created_at <= ${before} limit ${limit})`,
    )) + (await affected(tx, sql`delete from lesson_authors where org_id = ${tx.org} and seen_at <= ${before}`));
