import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import type { Failure } from "../kernel/failure.ts";
import { changeableLesson, changeableLessonInUse } from "./find-lesson.rule.ts";
import type { LessonContext, LessonEdit, LessonOutcome, LessonWrite } from "./lesson-edit.model.ts";
import type { StoredLesson } from "./lesson-record.rule.ts";
import { savedCopy } from "./publication.rule.ts";
import { workingCopyOf } from "./working-copy.rule.ts";
import { lessonEditOf } from "./written-lesson.rule.ts";

type Asking = Pick<LessonContext, "viewer" | "now">;

const written = (
  stored: StoredLesson,
  values: Pick<LessonEdit, "deleted_at" | "folder_id">,
  action: string,
  { now }: Asking,
): LessonWrite => ({
  edit: { ...lessonEditOf(stored), ...values, version: stored.version + 1, updated_at: now },
  versions: [],
  audit: { action, before: { deleted_at: stored.deleted_at }, after: { deleted_at: values.deleted_at } },
});

/**
 * Decides a deletion into the bin; a lesson that is there already stays as it is.
 * @param stored null where the caller sees no such lesson
 */
export const decideLessonDeletion = (stored: StoredLesson | null, asking: Asking): Decision<LessonWrite> =>
  E.map((lesson: StoredLesson) =>
    lesson.deleted_at === null ? written(lesson, { deleted_at: asking.now, folder_id: lesson.folder_id }, "lesson.delete", asking) : null,
  )(changeableLesson(stored, asking.viewer, asking.now));

/**
 * Decides a restoration within 90 days; a lesson whose folder is not in use is then in no folder.
 * @param stored null where the caller sees no such lesson
 */
export const decideLessonRestoration = (
  stored: StoredLesson | null,
  { hasFolder, ...asking }: Asking & { readonly hasFolder: boolean },
): Decision<LessonWrite> =>
  E.map((lesson: StoredLesson) =>
    lesson.deleted_at === null
      ? null
      : written(lesson, { deleted_at: null, folder_id: hasFolder ? lesson.folder_id : null }, "lesson.restore", asking),
  )(changeableLesson(stored, asking.viewer, asking.now));

/**
 * Decides the removal of an item from the working copy; one that is gone already is no error.
 * @param stored null where the caller sees no such lesson
 */
export const decideItemRemoval = (stored: StoredLesson | null, uuid: string, context: LessonContext): E.Either<Failure, LessonOutcome> =>
  E.map((lesson: StoredLesson) => {
    const copy = workingCopyOf(lesson);
    return savedCopy(lesson, { ...copy, items: copy.items.filter((item) => item.uuid !== uuid) }, context);
  })(changeableLessonInUse(stored, context.viewer));
