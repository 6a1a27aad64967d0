import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, notFound } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import type { WorkingCopy } from "./apply-changes.rule.ts";
import { sizeProblem } from "./check-working-copy.rule.ts";
import { changeableLessonInUse } from "./find-lesson.rule.ts";
import type { LessonItem } from "./item.model.ts";
import type { LessonContext, LessonOutcome } from "./lesson-edit.model.ts";
import { lessonRecordOf, type StoredLesson } from "./lesson-record.rule.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import type { LessonContent } from "./lesson-version.model.ts";
import type { VersionRestoration } from "./lesson-write.model.ts";
import { workingCopyOf } from "./working-copy.rule.ts";
import { writtenLesson } from "./written-lesson.rule.ts";

/** Puts an item of a version where it is, or behind the nearest item that stood before it in the version. */
const withItem = (items: readonly LessonItem[], item: LessonItem, before: readonly LessonItem[]): readonly LessonItem[] => {
  if (items.some(({ uuid }) => uuid === item.uuid)) return items.map((held) => (held.uuid === item.uuid ? item : held));
  const earlier = before.findLast(({ uuid }) => items.some((held) => held.uuid === uuid));
  const at = earlier === undefined ? 0 : items.findIndex(({ uuid }) => uuid === earlier.uuid) + 1;
  return items.toSpliced(at, 0, item);
};

/** A working copy after some items of a version are restored into it; all others stay as they are. */
export const withRestoredItems = (copy: WorkingCopy, { items }: LessonContent, only: readonly string[]): WorkingCopy => ({
  ...copy,
  items: items.reduce<readonly LessonItem[]>(
    (held, item, at) => (only.includes(item.uuid) ? withItem(held, item, items.slice(0, at)) : held),
    copy.items,
  ),
});

/**
 * Decides the restoration of a version into the working copy, whole or of some items only; learners get it when it is published. Refused where
 * the lesson changed since the version that was seen.
 * @param stored null where the caller sees no such lesson
 * @param content null where it has no such version
 */
export const decideVersionRestoration = (
  stored: StoredLesson | null,
  content: LessonContent | null,
  { version, items: only }: VersionRestoration,
  context: LessonContext,
): E.Either<Failure, LessonOutcome> => {
  const found = changeableLessonInUse(stored, context.viewer);
  if (E.isLeft(found)) return found;
  if (content === null) return E.left(notFound(lessonRefusals.no_lesson_version));
  if (only !== undefined && only.some((uuid) => !content.items.some((item) => item.uuid === uuid)))
    return E.left(notFound(lessonRefusals.no_lesson_item));
  const before = workingCopyOf(found.right);
  const after = only === undefined ? { ...before, ...content } : withRestoredItems(before, content, only);
  const problem = sizeProblem(after);
  if (problem !== null) return E.left(problem);
  const write = sameValue(before, after) ? null : writtenLesson(found.right, after, "restore", context);
  return write !== null && version !== undefined && version !== found.right.version
    ? E.left(conflict(lessonRefusals.lesson_changed, lessonRecordOf(found.right, context.viewer)))
    : E.right({ write, published: false, problems: [] });
};
