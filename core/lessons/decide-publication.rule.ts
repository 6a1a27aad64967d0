import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure } from "../kernel/failure.ts";
import { changeableLessonInUse } from "./find-lesson.rule.ts";
import type { LessonContext, LessonOutcome } from "./lesson-edit.model.ts";
import { lessonRecordOf, type StoredLesson } from "./lesson-record.rule.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import { publishedCopy } from "./publication.rule.ts";
import { workingCopyOf } from "./working-copy.rule.ts";

/**
 * Decides the publication of a working copy: refused while anything prevents it, and where it changed since the version that was seen.
 * @param stored null where the caller sees no such lesson
 */
export const decidePublication = (
  stored: StoredLesson | null,
  version: number,
  context: LessonContext,
): E.Either<Failure, LessonOutcome> => {
  const found = changeableLessonInUse(stored, context.viewer);
  if (E.isLeft(found)) return found;
  const lesson = found.right;
  const outcome = publishedCopy(lesson, workingCopyOf(lesson), context);
  return outcome.write !== null && lesson.version !== version
    ? E.left(conflict(lessonRefusals.lesson_changed, lessonRecordOf(lesson, context.viewer)))
    : E.right(outcome);
};
