import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Failure } from "../../../core/kernel/failure.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { foundLesson } from "../../../core/lessons/find-lesson.rule.ts";
import { itemMetadata } from "../../../core/lessons/item-metadata.rule.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import type { StoredLesson } from "../../../core/lessons/lesson-record.rule.ts";
import { lessonRefusals } from "../../../core/lessons/lesson-refusals.ts";
import type { LessonKey, ItemMetadata, LessonName, TrackerName } from "../../../core/lessons/lesson.model.ts";
import type { LessonStore } from "../../../core/lessons/lessons.port.ts";
import { relatedOf } from "./lesson-related.store.ts";
import { findLesson, type LessonCall } from "./lesson-row.ts";
import { isVisibleLesson } from "./visible-lessons-condition.ts";

type Call = Pick<LessonCall, "tx" | "actor" | "request">;

const namesLike = async ({ tx, actor }: Call, text: string): Promise<readonly LessonName[]> => {
  const words = text
    .trim()
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[\\%_]/gu, String.raw`\$&`);
  const { rows } = await sql<LessonName>`
    select l.lesson_id as id, l.name from lessons l
    where ${isVisibleLesson(actor)} and l.deleted_at is null and l.sort_name like '%' || fold_text(${words}) || '%' order by l.sort_name, l.lesson_id limit ${lessonLimits.found}`.execute(
    tx.db,
  );
  return rows;
};

const trackersOf = async ({ tx, actor }: Call): Promise<readonly TrackerName[]> => {
  const { rows } = await sql<TrackerName>`
    select q.name, json_agg(json_build_object('id', q.lesson_id, 'name', q.lesson) order by q.sort_name, q.lesson_id) as lessons
    from (
      select distinct question.value ->> 'name' as name, l.lesson_id, l.name as lesson, l.sort_name
      from lessons l, jsonb_array_elements(l.items) item, jsonb_array_elements(case jsonb_typeof(item.value #> '{values,questions}') when 'array' then item.value #> '{values,questions}' else '[]' end) question
      where ${isVisibleLesson(actor)} and l.deleted_at is null and item.value ->> 'type' = 'stats_tracker') q
    where q.name <> '' group by q.name order by q.name collate "C"`.execute(tx.db);
  return rows;
};

const tagsOf = async ({ tx, actor }: Call): Promise<readonly string[]> => {
  const { rows } = await sql<{ tag: string }>`
    select t.tag from (select distinct jsonb_array_elements_text(l.tags) as tag from lessons l where ${isVisibleLesson(actor)} and l.deleted_at is null) t
    order by fold_text(t.tag) collate "C", t.tag collate "C"`.execute(tx.db);
  return rows.map(({ tag }) => tag);
};

/** How other areas name the lessons that the caller sees, and what uses them. */
export const makeLessonNames = (call: Call): Pick<LessonStore, "names" | "trackerNames" | "tags" | "itemsMetadata" | "related"> => {
  const found = async (key: LessonKey): Promise<E.Either<Failure, StoredLesson>> =>
    E.chain(E.fromNullable(notFound(lessonRefusals.lesson_missing)))(
      foundLesson(await findLesson(call, key), call.actor, call.request.now),
    );
  return {
    names: (text) => async () => E.right(await namesLike(call, text)),
    trackerNames: async () => E.right(await trackersOf(call)),
    tags: async () => E.right(await tagsOf(call)),
    itemsMetadata: (key) => async () =>
      E.map(({ items }: StoredLesson): readonly ItemMetadata[] => items.flatMap(itemMetadata))(await found(key)),
    related: (key) => async () => {
      const lesson = await found(key);
      return E.isLeft(lesson) ? lesson : E.right(await relatedOf(call, lesson.right));
    },
  };
};
