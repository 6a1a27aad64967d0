import type { Role } from "../access/role.model.ts";
import type { LessonOutcome } from "./lesson-edit.model.ts";
import { lessonRecordOf, type StoredLesson } from "./lesson-record.rule.ts";
import type { LessonSaved } from "./lesson.model.ts";

/**
 * The reply to a write of a lesson.
 * @param hasItems whether the caller has the items already
 */
export const savedLesson = (
  stored: StoredLesson,
  viewer: { readonly role: Role },
  { published, problems }: Pick<LessonOutcome, "published" | "problems">,
  hasItems = false,
): LessonSaved => {
  const { schemaLevel: _level, items, ...lesson } = lessonRecordOf(stored, viewer);
  return { ...lesson, items: hasItems ? null : items, published, problems };
};
