import { sql } from "kysely";
import { versionsToDrop } from "../../../core/lessons/kept-versions.rule.ts";
import type { LessonEdit, LessonWrite, NewVersion } from "../../../core/lessons/lesson-edit.model.ts";
import type { LessonVersion } from "../../../core/lessons/lesson-version.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { askForLengths } from "../video-lengths/video-length-kinds.ts";
import type { LessonCall } from "./lesson-row.ts";

type Writing = Pick<LessonCall, "tx" | "actor" | "request">;

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

const addVersions = async ({ tx }: Writing, id: number, versions: readonly NewVersion[]): Promise<void> => {
  for (const { number, kind, content, user_id, created_at } of versions)
    await sql`
      insert into lesson_versions (org_id, lesson_id, number, kind, name, banner_img, tags, metadata, items, user_id, created_at)
      values (${tx.org}, ${id}, ${number}, ${kind}, ${content.name}, ${content.banner_img}, ${json(content.tags)}, ${json(content.metadata)}, ${json(content.items)}, ${user_id}, ${created_at})`.execute(
      tx.db,
    );
};

const dropVersions = async ({ tx }: Writing, id: number): Promise<void> => {
  const { rows } = await sql<Pick<LessonVersion, "number" | "kind" | "name">>`
    select number, kind, label as name from lesson_versions where org_id = ${tx.org} and lesson_id = ${id}`.execute(tx.db);
  const dropped = versionsToDrop(rows);
  if (dropped.length > 0)
    await sql`delete from lesson_versions where org_id = ${tx.org} and lesson_id = ${id} and number = any(${[...dropped]}::int[])`.execute(
      tx.db,
    );
};

const put = async ({ tx }: Writing, id: number, edit: LessonEdit): Promise<void> => {
  await sql`
    update lessons set name = ${edit.name}, folder_id = ${edit.folder_id}, banner_img = ${edit.banner_img}, tags = ${json(edit.tags)}, metadata = ${json(edit.metadata)},
      items = ${json(edit.items)}, own_length = ${edit.own_length}, length = ${edit.estimated}, item_text = ${edit.item_text},
      published_version = ${edit.published_version}, published_at = ${edit.published_at}, is_dirty = ${edit.is_dirty}, edited_by = ${edit.edited_by},
      sitting_from = ${edit.sitting_from}, deleted_at = ${edit.deleted_at}, version = ${edit.version}, updated_at = ${edit.updated_at}
    where org_id = ${tx.org} and lesson_id = ${id}`.execute(tx.db);
};

/** Stores a write of a lesson with its versions and its audit log entry. */
export const writeLesson = async (call: Writing, id: number, { edit, versions, audit }: LessonWrite): Promise<void> => {
  await addVersions(call, id, versions);
  await put(call, id, edit);
  if (versions.length > 0) await dropVersions(call, id);
  for (const { kind, content, created_at } of versions) if (kind === "publish") await askForLengths(call.tx, content.items, created_at);
  await writeAudit(call.tx, call, { ...audit, object_type: "lesson", object_id: id });
};

/**
 * Stores a new lesson.
 * @param key of the request; null for none
 * @returns its id
 */
export const insertLesson = async (call: Writing, uuid: string, key: string | null, write: LessonWrite): Promise<number> => {
  const { tx, actor } = call;
  const { name, updated_at } = write.edit;
  const { rows } = await sql<{ id: number }>`
    insert into lessons (org_id, uuid, name, user_id, create_key, created_at, updated_at)
    values (${tx.org}, ${uuid}, ${name}, ${actor.user_id}, ${key}::uuid, ${updated_at}, ${updated_at}) returning lesson_id as id`.execute(
    tx.db,
  );
  const id = rows[0]?.id ?? 0;
  await writeLesson(call, id, write);
  return id;
};
