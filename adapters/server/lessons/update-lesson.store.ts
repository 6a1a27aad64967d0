import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { decideLessonChange } from "../../../core/lessons/decide-lesson-change.rule.ts";
import { changeableLessonInUse } from "../../../core/lessons/find-lesson.rule.ts";
import type { StoredLesson } from "../../../core/lessons/lesson-record.rule.ts";
import { lessonRefusals } from "../../../core/lessons/lesson-refusals.ts";
import type { LessonChange } from "../../../core/lessons/lesson-write.model.ts";
import type { LessonSaved } from "../../../core/lessons/lesson.model.ts";
import { earlierOutcome } from "../../../core/lessons/publication.rule.ts";
import { savedLesson } from "../../../core/lessons/saved-lesson.rule.ts";
import { beginAttempt } from "./attempts.store.ts";
import { cleanChanges, cleanItems } from "./changed-items-html.ts";
import { lessonContext } from "./lesson-context.store.ts";
import { findLessonFolder } from "./lesson-folder-row.ts";
import { findLesson, type LessonCall } from "./lesson-row.ts";
import { storedOutcome } from "./stored-outcome.store.ts";

const cleaned = (change: LessonChange, stored: StoredLesson): LessonChange => ({
  ...change,
  ...(change.items === undefined ? {} : { items: cleanItems(change.items) }),
  ...(change.changes === undefined ? {} : { changes: cleanChanges(change.changes, stored.items) }),
});

/** Changes a lesson as the rule decides; a repeated request with its key changes nothing. */
export const updateLesson = async (call: LessonCall, change: LessonChange): Promise<E.Either<Failure, LessonSaved>> => {
  const key = change.id ?? change.uuid;
  if (key === undefined) return E.left(invalid({ id: [lessonRefusals.lesson_no_id] }));
  const stored = await findLesson(call, key, true);
  const found = changeableLessonInUse(stored, call.actor);
  if (E.isLeft(found)) return found;
  const lesson = found.right;
  const context = await lessonContext(call, lesson);
  const hasItems = change.changes !== undefined && change.version === lesson.version;
  if (!(await beginAttempt(call, lesson.id, change.key ?? null)))
    return E.right(savedLesson(lesson, call.actor, earlierOutcome(lesson, change, context), hasItems));
  const folder = await findLessonFolder(call, change.folder_id ?? null);
  const decision = decideLessonChange(lesson, cleaned(change, lesson), { ...context, folder });
  return storedOutcome(call, lesson.id, decision, hasItems);
};
