import { sql } from "kysely";
import type { CourseOffer } from "../../../core/access-trace/course-trace.rule.ts";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { isVisibleFolder } from "../files/visible-files-condition.ts";
import { isVisibleLessonFolder } from "../lessons/visible-lessons-condition.ts";
import type { Tx } from "../storage/database.ts";

type Folder = { readonly id: number; readonly name: string; readonly parent_id: number | null; readonly seen: boolean };

const library = {
  folder: { table: sql`file_folders`, isVisible: isVisibleFolder },
  lesson_folder: { table: sql`lesson_folders`, isVisible: isVisibleLessonFolder },
} as const;

/** The folders of files or of lessons in use; `seen` those that the caller sees. */
export const tracedFolders = async ({ db, org }: Tx, actor: StaffActor, kind: keyof typeof library): Promise<readonly Folder[]> => {
  const { table, isVisible } = library[kind];
  const { rows } = await sql<Folder>`
    select d.folder_id as id, d.name, d.parent_id, ${isVisible(actor)} as seen from ${table} d
    where d.org_id = ${org} and d.deleted_at is null order by fold_text(d.name) collate "C", d.folder_id`.execute(db);
  return rows;
};

/** To whom a course is offered. */
export const offerOf = async ({ db, org }: Tx, course: number): Promise<CourseOffer> => {
  const { rows } = await sql<{ offered: CourseOffer["offered"]; group_id: number | null; group: string | null }>`
    select c.offered, g.group_id, g.name as group from campaigns c
      left join contact_groups g on g.group_id = c.bookmark_id and g.org_id = c.org_id and c.offered = 'group'
    where c.org_id = ${org} and c.campaign_id = ${course}`.execute(db);
  const { offered = "all", group_id = null, group = null } = rows[0] ?? {};
  return { offered, group: group_id === null ? null : { id: group_id, name: group ?? "" } };
};

type LessonRow = { readonly id: number; readonly course: number; readonly name: string };

/**
 * Lessons of courses in their order, those included that were never published.
 * @param courses ids of the courses
 */
export const tracedLessons = async ({ db, org }: Tx, courses: readonly number[]): Promise<readonly LessonRow[]> => {
  const { rows } = await sql<LessonRow>`
    select t.trigger_id as id, t.campaign_id as course, coalesce(nullif(t.name, ''), l.name) as name
    from triggers t join lessons l on l.lesson_id = t.lesson_id and l.org_id = t.org_id
    where t.org_id = ${org} and t.campaign_id = any(${[...courses]}::bigint[]) and t.type = 'lesson' and t.deleted_at is null and l.deleted_at is null
    order by t.sorting_time + t."order", t.trigger_id`.execute(db);
  return rows;
};

/** The course of a lesson in it; null for none. */
export const courseOfLesson = async ({ db, org }: Tx, lesson: number): Promise<number | null> => {
  const { rows } = await sql<{ course: number }>`
    select t.campaign_id as course from triggers t where t.org_id = ${org} and t.trigger_id = ${lesson} and t.type = 'lesson' and t.deleted_at is null`.execute(
    db,
  );
  return rows[0]?.course ?? null;
};
