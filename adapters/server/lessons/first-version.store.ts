import { sql } from "kysely";
import { itemText } from "../../../core/lessons/item-text.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { estimatedMinutes } from "../../../core/lessons/working-copy.rule.ts";
import type { Tx } from "../storage/database.ts";

/** Publishes a lesson that was just inserted, as its version 1. */
export const publishFirst = async ({ db }: Pick<Tx, "db">, lesson: number): Promise<void> => {
  const { rows } = await sql<{ items: readonly LessonItem[] }>`
    insert into lesson_versions (org_id, lesson_id, number, kind, name, banner_img, tags, metadata, items, user_id, created_at)
    select org_id, lesson_id, 1, 'publish', name, banner_img, tags, metadata, items, user_id, updated_at from lessons where lesson_id = ${lesson} returning items`.execute(
    db,
  );
  const items = rows[0]?.items ?? [];
  await sql`
    update lessons set published_version = 1, published_at = updated_at, is_dirty = false, length = ${estimatedMinutes(items)}, item_text = ${itemText(items)}
    where lesson_id = ${lesson}`.execute(db);
};
