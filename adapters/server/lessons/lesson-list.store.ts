import { type RawBuilder, sql } from "kysely";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import type { LessonQuery, LessonState } from "../../../core/lessons/lesson-query.model.ts";
import type { StoredCard } from "../../../core/lessons/lesson-record.rule.ts";
import { lessonSortParts, looksThroughLessonFolders } from "../../../core/lessons/lesson-search.rule.ts";
import type { LessonPage } from "../../../core/lessons/lesson.model.ts";
import { numberOf } from "../storage/number-of.ts";
import { containsWords } from "../storage/text-search.ts";
import { cardOf, type LessonCall, lessonColumns } from "./lesson-row.ts";
import { isVisibleLesson, isVisibleLessonFolder } from "./visible-lessons-condition.ts";

const orders = {
  name: sql`l.sort_name`,
  created: sql`l.created_at`,
  updated: sql`l.updated_at`,
  length: sql`coalesce(l.own_length, l.length)`,
  items: sql`l.items_count`,
} as const;

const states: Readonly<Record<LessonState, RawBuilder<unknown>>> = {
  published: sql`(l.published_version is not null and not l.is_dirty)`,
  changed: sql`(l.published_version is not null and l.is_dirty)`,
  unpublished: sql`l.published_version is null`,
};

const below = (org: number | null, folder: number): RawBuilder<unknown> => sql`l.folder_id in (
  with recursive inside as (
    select b.folder_id from lesson_folders b where b.org_id = ${org} and b.folder_id = ${folder}
    union select b.folder_id from lesson_folders b join inside on b.parent_id = inside.folder_id where b.org_id = ${org})
  select folder_id from inside)`;

/** Whether a row `l` is in no folder that the caller sees, as with a lesson that is shared by itself. */
const isAtTop = ({ actor }: LessonCall): RawBuilder<unknown> =>
  isAdmin(actor.role)
    ? sql`l.folder_id is null`
    : sql`(l.folder_id is null or l.folder_id not in (select d.folder_id from lesson_folders d where ${isVisibleLessonFolder(actor)}))`;

const place = (call: LessonCall, query: LessonQuery): RawBuilder<unknown> => {
  const { folder_id } = query;
  if (!looksThroughLessonFolders(query)) return folder_id === null ? isAtTop(call) : sql`l.folder_id = ${folder_id}`;
  return folder_id === null ? sql`true` : below(call.tx.org, folder_id);
};

/** Lessons in use, or those in the bin that were not deleted with their folder; guests do not see the bin. */
const isKept = ({ actor, request }: LessonCall, isBin: boolean): RawBuilder<unknown> => {
  if (!isBin) return sql`l.deleted_at is null`;
  if (actor.role === "guest") return sql`false`;
  return sql`l.deleted_at > ${request.now - lessonLimits.binSeconds}
    and not exists (select from lesson_folders d where d.org_id = l.org_id and d.folder_id = l.folder_id and d.deleted_at = l.deleted_at)`;
};

const matching = (call: LessonCall, query: LessonQuery): RawBuilder<unknown> =>
  sql.join(
    [
      isVisibleLesson(call.actor),
      isKept(call, query.deleted),
      place(call, query),
      ...(query.tags.length === 0 ? [] : [sql`l.tags @> ${JSON.stringify(query.tags)}::jsonb`]),
      ...(query.makers.length === 0 ? [] : [sql`l.user_id = any(${[...query.makers]}::bigint[])`]),
      ...(query.state.length === 0
        ? []
        : [
            sql`(${sql.join(
              query.state.map((state) => states[state]),
              sql` or `,
            )})`,
          ]),
      ...(query.recent ? [sql`l.updated_at > ${call.request.now - lessonLimits.recentSeconds}`] : []),
      ...containsWords(sql`l.search_text`, query.search),
    ],
    sql` and `,
  );

/** A page of the lessons that the caller sees. */
export const lessonPage = async (call: LessonCall, query: LessonQuery): Promise<LessonPage> => {
  const { by, isDescending } = lessonSortParts(query.sort);
  const direction = sql.raw(isDescending ? "desc" : "asc");
  const where = matching(call, query);
  const order = sql`${orders[by]} ${direction}, l.lesson_id ${direction}`;
  const { rows } = await sql<StoredCard>`
    select ${lessonColumns} from lessons l where ${where} order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}`.execute(
    call.tx.db,
  );
  const count = await numberOf(call.tx, sql<{ n: number }>`select count(*) as n from lessons l where ${where}`);
  return { results: rows.map((row) => cardOf(row, call)), page: query.page, pages: pagesFor(count, query.limit), count };
};
