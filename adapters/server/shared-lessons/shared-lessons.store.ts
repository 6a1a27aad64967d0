import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { learningRefusals } from "../../../core/learning/learning-refusals.ts";
import { sharedFolder } from "../../../core/library/shared-folders.rule.ts";
import { sharedLessonCard, type StoredSharedLesson } from "../../../core/shared-lessons/shared-lesson-card.rule.ts";
import { sharedLessonEntry } from "../../../core/shared-lessons/shared-lesson-entry.rule.ts";
import { sharedLessonRefusals } from "../../../core/shared-lessons/shared-lesson-refusals.ts";
import { sharedLessonLimits, type SharedLessonPlace as Place } from "../../../core/shared-lessons/shared-lesson.model.ts";
import type { SharedLessonStore } from "../../../core/shared-lessons/shared-lessons.port.ts";
import type { Request } from "../http/call.ts";
import { countByFolder } from "../portal-roles/shared-folders.store.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";
import { containsWords } from "../storage/text-search.ts";
import { sharedLesson } from "./shared-lesson-at.store.ts";
import { lessonFoldersOfLearner } from "./shared-lesson-folders.store.ts";

type Call = { readonly tx: Tx; readonly actor: LearnerActor; readonly request: Pick<Request, "now"> };

/** Lessons `l` that learners get, with their published version `v`. */
const offered = ({ org }: Tx): RawBuilder<unknown> => sql`
  lessons l join lesson_versions v on v.org_id = l.org_id and v.lesson_id = l.lesson_id and v.number = l.published_version and l.org_id = ${org} and l.deleted_at is null`;

const { rows: perPage } = sharedLessonLimits;

/** The lessons that are shared with the learner in the transaction of one call. */
export const makeSharedLessons = ({ tx, actor, request }: Call): SharedLessonStore => {
  const lessonsIn = async (folder: number, page: number, search: string) => {
    const where = sql.join([sql`l.folder_id = ${folder}`, ...containsWords(sql`fold_text(v.name)`, search)], sql` and `);
    const { rows } = await sql<StoredSharedLesson>`
      select l.lesson_id as id, v.name, v.banner_img, coalesce(l.own_length, l.length) as minutes, p.points, p.touched_at, p.completed_at, jsonb_array_length(taken.items) as items,
        (select count(*)::int from item_progress s where s.org_id = l.org_id and s.con_id = ${actor.con_id} and s.trigger_id = t.trigger_id
          and s.state #>> '{score,completed}' = 'true' and taken.items @> jsonb_build_array(jsonb_build_object('uuid', s.item_uuid))) as done
      from ${offered(tx)}
        left join triggers t on t.org_id = l.org_id and t.lesson_id = l.lesson_id and t.is_shared
        left join lesson_progress p on p.org_id = l.org_id and p.con_id = ${actor.con_id} and p.trigger_id = t.trigger_id
        join lesson_versions taken on taken.org_id = l.org_id and taken.lesson_id = l.lesson_id and taken.number = coalesce(p.version, l.published_version)
      where ${where} order by fold_text(v.name) collate "C", l.lesson_id limit ${perPage} offset ${(page - 1) * perPage}`.execute(tx.db);
    const count = await numberOf(tx, sql<{ n: number }>`select count(*) as n from ${offered(tx)} where ${where}`);
    return { results: rows.map(sharedLessonCard), page, pages: pagesFor(count, perPage), count };
  };
  const placeNow = (lesson: number): Promise<Place | undefined> =>
    tx.db
      .selectFrom("triggers")
      .select(["campaign_id", "trigger_id"])
      .where("org_id", "=", tx.org)
      .where("lesson_id", "=", lesson)
      .where("is_shared", "=", true)
      .executeTakeFirst();
  const placeOf = async (lesson: number): Promise<Place> => {
    const known = await placeNow(lesson);
    if (known !== undefined) return known;
    const { now } = request;
    await sql`
      insert into triggers (org_id, campaign_id, lesson_id, is_shared, include_extra_lessons, draft, created_at, updated_at)
      select ${tx.org}::bigint, shared_campaign(${now}), ${lesson}::bigint, true, true, false, ${now}::bigint, ${now}::bigint
      on conflict (lesson_id) where is_shared do nothing`.execute(tx.db);
    const made = await placeNow(lesson);
    if (made === undefined) throw new Error("The place of a shared lesson was not stored.");
    return made;
  };
  const none = { results: [], page: 1, pages: 1, count: 0 };
  return {
    content: (id, page, search) => async () => {
      const { folders, shared } = await lessonFoldersOfLearner(tx, actor.con_id);
      const found = sharedFolder(folders, shared, id);
      if (found === null) return E.left(notFound(sharedLessonRefusals.no_shared_folder));
      const { folder, above, below } = found;
      const counts = await countByFolder(tx, sql`select l.folder_id from ${offered(tx)}`, below);
      return E.right({
        folder,
        above,
        folders: below.map(({ id: folder_id, name }) => ({ id: folder_id, name, lessons_count: counts.get(folder_id) ?? 0 })),
        lessons: folder === null ? none : await lessonsIn(folder.id, page, search),
      });
    },
    open: (folder, lesson) => async () => {
      const facts = await sharedLesson(tx, actor.con_id, lesson);
      const entry = facts === null ? E.left(notFound(learningRefusals.no_lesson)) : sharedLessonEntry(facts);
      if (E.isLeft(entry)) return entry;
      if (entry.right.id !== folder) return E.left(notFound(learningRefusals.no_lesson));
      return E.right(await placeOf(lesson));
    },
  };
};
