import { sql } from "kysely";
import { sharedPath } from "../../../core/library/shared-folders.rule.ts";
import type { FoundSharedLesson } from "../../../core/portal-search/portal-search.model.ts";
import { sharedLessonState } from "../../../core/shared-lessons/shared-lesson-card.rule.ts";
import type { Tx } from "../storage/database.ts";
import { lessonFoldersOfLearner } from "./shared-lesson-folders.store.ts";

type Row = {
  readonly id: number;
  readonly name: string;
  readonly folder_id: number;
  readonly touched_at: number | null;
  readonly completed_at: number | null;
};

/** All lessons that are shared with a learner, by name. */
export const sharedLessonNames = async (tx: Tx, learner: number): Promise<readonly FoundSharedLesson[]> => {
  const { folders, shared } = await lessonFoldersOfLearner(tx, learner);
  const seen = new Map(folders.filter(({ id }) => sharedPath(folders, shared, id) !== null).map(({ id, name }) => [id, { id, name }]));
  if (seen.size === 0) return [];
  const { rows } = await sql<Row>`
    select l.lesson_id as id, v.name, l.folder_id, p.touched_at, p.completed_at
    from lessons l join lesson_versions v on v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = l.published_version
      left join triggers t on t.org_id = l.org_id and t.lesson_id = l.lesson_id and t.is_shared
      left join lesson_progress p on p.org_id = l.org_id and p.con_id = ${learner} and p.trigger_id = t.trigger_id
    where l.org_id = ${tx.org} and l.deleted_at is null and l.folder_id = any(${[...seen.keys()]}::bigint[])
    order by fold_text(v.name) collate "C", l.lesson_id`.execute(tx.db);
  return rows.flatMap((row) => {
    const folder = seen.get(row.folder_id);
    return folder === undefined ? [] : [{ id: row.id, name: row.name, folder, state: sharedLessonState(row) }];
  });
};
