import { sameValue } from "../kernel/same-value.ts";
import { requiredRefusal } from "../validation/validation-message.rule.ts";
import type { WorkingCopy } from "./apply-changes.rule.ts";
import type { LessonContext, LessonOutcome } from "./lesson-edit.model.ts";
import type { StoredLesson } from "./lesson-record.rule.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import type { LessonProblem } from "./lesson.model.ts";
import { workingCopyOf } from "./working-copy.rule.ts";
import { writtenLesson } from "./written-lesson.rule.ts";

/** What prevents the publication of a working copy: no name, no items, and what its items need. */
export const publicationProblems = (
  { name, items }: WorkingCopy,
  { problemsOf }: Pick<LessonContext, "problemsOf">,
): readonly LessonProblem[] => [
  ...(name.trim() === "" ? [{ path: "name", ...requiredRefusal("name") }] : []),
  ...(items.length === 0 ? [{ path: "items", ...lessonRefusals.lesson_empty }] : problemsOf(items)),
];

/**
 * Stores a working copy and publishes it, unless problems prevent that: it is stored then all the same.
 */
export const publishedCopy = (stored: StoredLesson, after: WorkingCopy, context: LessonContext): LessonOutcome => {
  const problems = publicationProblems(after, context);
  const isInPlace = sameValue(workingCopyOf(stored), after);
  if (problems.length > 0) return { write: isInPlace ? null : writtenLesson(stored, after, "save", context), published: false, problems };
  const isPublished = isInPlace && !stored.is_dirty && stored.published_version !== null;
  return { write: isPublished ? null : writtenLesson(stored, after, "publish", context), published: true, problems };
};

/** Stores a working copy that learners do not get yet. */
export const savedCopy = (stored: StoredLesson, after: WorkingCopy, context: LessonContext): LessonOutcome => ({
  write: sameValue(workingCopyOf(stored), after) ? null : writtenLesson(stored, after, "save", context),
  published: false,
  problems: [],
});

/** What a change came to that is asked for again after it was stored. */
export const earlierOutcome = (
  stored: StoredLesson,
  { items, publish = items !== undefined }: { readonly items?: unknown; readonly publish?: boolean },
  context: Pick<LessonContext, "problemsOf">,
): Pick<LessonOutcome, "published" | "problems"> => {
  const isPublished = publish && !stored.is_dirty;
  return { published: isPublished, problems: publish && !isPublished ? publicationProblems(workingCopyOf(stored), context) : [] };
};
