import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Failure } from "../../../core/kernel/failure.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import type { StoredLesson } from "../../../core/lessons/lesson-record.rule.ts";
import type { LessonReplacement, LessonReplacements, ReplacedLesson } from "../../../core/lessons/replace/lesson-replacement.model.ts";
import { replacedText } from "../../../core/lessons/replace/replace-text.rule.ts";
import { containing } from "../storage/text-search.ts";
import { fullLessonColumns, type LessonCall } from "./lesson-row.ts";
import { updateLesson } from "./update-lesson.store.ts";
import { isVisibleLesson } from "./visible-lessons-condition.ts";

const shownPassages = 5;

/** Lessons in use that the caller sees and that have the text somewhere, by name. */
const candidates = async ({ tx, actor }: LessonCall, { find, lessons, dry_run }: LessonReplacement): Promise<readonly StoredLesson[]> => {
  const asked = lessons === undefined ? sql`true` : sql`l.lesson_id = any(${[...lessons]}::bigint[])`;
  const { rows } = await sql<StoredLesson>`
    select ${fullLessonColumns} from lessons l
    where ${isVisibleLesson(actor)} and l.deleted_at is null and ${asked} and l.search_text like fold_text(${containing(find.trim())})
    order by l.sort_name, l.lesson_id limit ${lessonLimits.selection + 1} ${dry_run ? sql`` : sql`for update of l`}`.execute(tx.db);
  return rows;
};

/** Replaces a text in lessons, in all or in none; lessons without a match are left out of the reply. */
export const replaceText = async (call: LessonCall, asked: LessonReplacement): Promise<E.Either<Failure, LessonReplacements>> => {
  const found = await candidates(call, asked);
  const replaced: ReplacedLesson[] = [];
  for (const { id, name, items } of found.slice(0, lessonLimits.selection)) {
    const { changes, passages } = replacedText(items, asked, asked.by);
    if (passages.length === 0) continue;
    const stored = asked.dry_run ? null : await updateLesson(call, { id, changes });
    if (stored !== null && E.isLeft(stored)) return stored;
    replaced.push({ id, name, count: passages.length, passages: passages.slice(0, shownPassages), changes });
  }
  return E.right({ lessons: replaced, more: found.length > lessonLimits.selection });
};
