import { sql } from "kysely";
import type { LessonDeadLinks } from "../../../core/lessons/check/dead-link.model.ts";
import { deadLinksIn, isLinkCheckDue, type LinkCheck } from "../../../core/lessons/check/dead-links.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { mayChangeSeenLesson } from "../../../core/lessons/lesson-access.rule.ts";
import type { Tx } from "../storage/database.ts";
import type { LessonCall } from "./lesson-row.ts";
import { isVisibleLesson } from "./visible-lessons-condition.ts";

/** A published lesson whose addresses are to be checked, with what the checks before found. */
export type DueLesson = LinkCheck & { readonly lesson_id: number; readonly items: readonly LessonItem[] };

type Row = { lesson_id: number; published_at: number; checked_at: number | null; dead: string[]; missed: string[] };

/** The published lessons of an organisation that are due, those that were not checked for longest first. */
export const dueLessons = async ({ db, org }: Tx, now: number): Promise<readonly number[]> => {
  const { rows } = await sql<Row>`
    select l.lesson_id, coalesce(l.published_at, 0) as published_at, c.checked_at, coalesce(c.dead, '[]') as dead, coalesce(c.missed, '[]') as missed
    from lessons l left join lesson_link_checks c on c.lesson_id = l.lesson_id
    where l.org_id = ${org} and l.deleted_at is null and l.published_version is not null
    order by c.checked_at nulls first, l.lesson_id`.execute(db);
  return rows
    .filter(({ checked_at, missed, published_at }) =>
      isLinkCheckDue(checked_at === null ? null : { checked_at, missed }, published_at, now),
    )
    .map(({ lesson_id }) => lesson_id);
};

/** What learners get of a lesson, and what the checks before found; null when it is not published any more. */
export const dueLesson = async ({ db, org }: Tx, lesson: number): Promise<DueLesson | null> => {
  const { rows } = await sql<DueLesson>`
    select l.lesson_id, v.items, coalesce(c.dead, '[]') as dead, coalesce(c.missed, '[]') as missed
    from lessons l join lesson_versions v on v.lesson_id = l.lesson_id and v.number = l.published_version
      left join lesson_link_checks c on c.lesson_id = l.lesson_id
    where l.org_id = ${org} and l.lesson_id = ${lesson} and l.deleted_at is null`.execute(db);
  return rows[0] ?? null;
};

/** Stores what a check found, unless the lesson has been deleted for good. */
export const storeLinkCheck = async ({ db, org }: Tx, lesson: number, { dead, missed }: LinkCheck, now: number): Promise<void> => {
  const values = { dead: JSON.stringify(dead), missed: JSON.stringify(missed) };
  await sql`
    insert into lesson_link_checks (org_id, lesson_id, checked_at, dead, missed)
    select l.org_id, l.lesson_id, ${now}, ${values.dead}::jsonb, ${values.missed}::jsonb from lessons l where l.org_id = ${org} and l.lesson_id = ${lesson}
    on conflict (lesson_id) do update set checked_at = excluded.checked_at, dead = excluded.dead, missed = excluded.missed`.execute(db);
};

const mostLessons = 100;

/** The lessons that the caller may change and whose addresses do not answer, by name. */
export const lessonsWithDeadLinks = async ({ tx, actor }: Pick<LessonCall, "tx" | "actor">): Promise<readonly LessonDeadLinks[]> => {
  if (!mayChangeSeenLesson(actor)) return [];
  type Found = Omit<LessonDeadLinks, "links"> & { readonly items: readonly LessonItem[]; readonly dead: readonly string[] };
  const { rows } = await sql<Found>`
    select l.lesson_id, l.name, c.checked_at, l.items, c.dead
    from lessons l join lesson_link_checks c on c.lesson_id = l.lesson_id
    where ${isVisibleLesson(actor)} and l.deleted_at is null and l.published_version is not null and c.dead <> '[]'::jsonb
    order by l.sort_name, l.lesson_id limit ${mostLessons}`.execute(tx.db);
  return rows.map(({ items, dead, ...lesson }) => ({ ...lesson, links: deadLinksIn(items, dead) })).filter(({ links }) => links.length > 0);
};
