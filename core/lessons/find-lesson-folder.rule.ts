import * as E from "fp-ts/lib/Either.js";
import { failureRefusals } from "../kernel/failure-refusals.ts";
import { type Failure, forbidden, invalid, notFound } from "../kernel/failure.ts";
import type { LessonFolder } from "./lesson-folder.model.ts";
import { lessonLimits } from "./lesson-limits.model.ts";
import { lessonRefusals } from "./lesson-refusals.ts";

const noFolder: E.Either<Failure, never> = E.left(notFound(lessonRefusals.no_lesson_folder));

const changeable = (found: LessonFolder): E.Either<Failure, LessonFolder> =>
  found.editable ? E.right(found) : E.left(forbidden(failureRefusals.not_permitted));

/** Whether a lesson or folder is in use, or in the bin of a caller who may restore it. */
export const isKept = (
  { deleted_at, editable }: { readonly deleted_at: number | null; readonly editable: boolean },
  now: number,
): boolean => deleted_at === null || (editable && deleted_at > now - lessonLimits.binSeconds);

/**
 * A folder that the caller may read, also from the bin.
 * @param stored null where the caller sees no such folder
 */
export const foundLessonFolder = (stored: LessonFolder | null, now: number): E.Either<Failure, LessonFolder> =>
  stored === null || !isKept(stored, now) ? noFolder : E.right(stored);

/** A folder in use or in the bin that the caller may change. */
export const changeableLessonFolder = (stored: LessonFolder | null, now: number): E.Either<Failure, LessonFolder> =>
  E.chain(changeable)(foundLessonFolder(stored, now));

/** A folder in use that the caller may change. */
export const changeableLessonFolderInUse = (stored: LessonFolder | null): E.Either<Failure, LessonFolder> =>
  stored === null || stored.deleted_at !== null ? noFolder : changeable(stored);

/**
 * Why lessons and folders cannot be put into a folder; null where they can.
 * @param target its id; null for no folder
 * @param found null where the caller sees no such folder
 */
export const lessonFolderProblem = (target: number | null, found: LessonFolder | null): Failure | null => {
  if (target === null) return null;
  if (found === null || found.deleted_at !== null) return invalid({ folder_id: [lessonRefusals.no_lesson_folder] });
  const allowed = changeable(found);
  return E.isLeft(allowed) ? allowed.left : null;
};
