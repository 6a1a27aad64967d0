import * as E from "fp-ts/lib/Either.js";
import type { Role } from "../access/role.model.ts";
import { failureRefusals } from "../kernel/failure-refusals.ts";
import { type Failure, forbidden, notFound } from "../kernel/failure.ts";
import { mayChangeSeenLesson } from "./lesson-access.rule.ts";
import { lessonLimits } from "./lesson-limits.model.ts";
import { lessonRefusals } from "./lesson-refusals.ts";

type Viewer = { readonly role: Role };
type Kept = { readonly deleted_at: number | null };

const missing: E.Either<Failure, never> = E.left(notFound(lessonRefusals.lesson_missing));
const refused: E.Either<Failure, never> = E.left(forbidden(failureRefusals.not_permitted));

/**
 * A lesson that the caller may read, also from the bin where they may restore it.
 * @param stored null where the caller sees no such lesson
 */
export const foundLesson = <A extends Kept>(stored: A | null, viewer: Viewer, now: number): E.Either<Failure, A> => {
  if (stored === null) return missing;
  const { deleted_at } = stored;
  const isKept = deleted_at === null || (mayChangeSeenLesson(viewer) && deleted_at > now - lessonLimits.binSeconds);
  return isKept ? E.right(stored) : missing;
};

/** A lesson in use or in the bin that the caller may change. */
export const changeableLesson = <A extends Kept>(stored: A | null, viewer: Viewer, now: number): E.Either<Failure, A> =>
  E.chain((lesson: A) => (mayChangeSeenLesson(viewer) ? E.right(lesson) : refused))(foundLesson(stored, viewer, now));

/** A lesson in use that the caller may change. */
export const changeableLessonInUse = <A extends Kept>(stored: A | null, viewer: Viewer): E.Either<Failure, A> => {
  if (stored === null || stored.deleted_at !== null) return missing;
  return mayChangeSeenLesson(viewer) ? E.right(stored) : refused;
};
