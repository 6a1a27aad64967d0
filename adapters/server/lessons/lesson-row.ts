import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { lessonCardOf, lessonRecordOf, type StoredCard, type StoredLesson } from "../../../core/lessons/lesson-record.rule.ts";
import type { LessonKey, Lesson, LessonCard } from "../../../core/lessons/lesson.model.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Area } from "../contributions/area.ts";
import type { Tx } from "../storage/database.ts";
import { isVisibleLesson } from "./visible-lessons-condition.ts";

/** A call on lessons in its transaction. */
export type LessonCall = Omit<Doer, "actor"> & {
  readonly tx: Tx;
  readonly actor: StaffActor;
  readonly areas: readonly Pick<Area, "fileUses">[];
};

/** The columns of a lesson without its items; `lessons` must be aliased as `l`. */
export const lessonColumns = sql<StoredCard>`
  l.lesson_id as id, l.uuid, l.name, l.folder_id, l.banner_img, l.tags, l.length as estimated, l.own_length, l.items_count, l.types, l.user_id,
  coalesce((select btrim(u.first_name || ' ' || u.last_name) from users u where u.org_id = l.org_id and u.user_id = l.user_id), '') as made_by,
  (select coalesce(json_agg(r.team_id order by r.team_id), '[]') from resource_teams r where r.org_id = l.org_id and r.resource = 'lessons' and r.resource_id = l.lesson_id) as teams,
  l.published_version, l.published_at, l.is_dirty, l.version, l.deleted_at, l.created_at, l.updated_at`;

/** The columns of a lesson with its items; `lessons` must be aliased as `l`. */
export const fullLessonColumns = sql<StoredLesson>`${lessonColumns}, l.metadata, l.items, l.edited_by, l.sitting_from`;

/** A row as lists show it to the caller. */
export const cardOf = (row: StoredCard, { actor }: Pick<LessonCall, "actor">): LessonCard => lessonCardOf(row, actor);

/** A row with its items as the caller gets it. */
export const lessonOf = (row: StoredLesson, { actor }: Pick<LessonCall, "actor">): Lesson => lessonRecordOf(row, actor);

/** Whether a row `l` has the number or uuid. */
export const hasLessonKey = (key: LessonKey): RawBuilder<unknown> =>
  typeof key === "number" ? sql`l.lesson_id = ${key}` : sql`l.uuid = ${key}::uuid`;

/** A lesson in use or in the bin that the caller sees; null for none. */
export const findLesson = async (
  { tx, actor }: Pick<LessonCall, "tx" | "actor">,
  key: LessonKey,
  lock = false,
): Promise<StoredLesson | null> => {
  const { rows } = await sql<StoredLesson>`
    select ${fullLessonColumns} from lessons l where ${isVisibleLesson(actor)} and ${hasLessonKey(key)} ${lock ? sql`for update of l` : sql``}`.execute(
    tx.db,
  );
  return rows[0] ?? null;
};
