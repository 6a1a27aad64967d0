import { searchWords } from "../kernel/search-words.rule.ts";
import { sortPartsOf } from "../kernel/sort-parts.ts";
import type { LessonQuery } from "./lesson-query.model.ts";

/** Whether a query looks through folders, not only at lessons directly in one. */
export const looksThroughLessonFolders = ({ all, search, tags, makers, state, recent, deleted }: LessonQuery): boolean =>
  all || recent || deleted || tags.length > 0 || makers.length > 0 || state.length > 0 || searchWords(search).length > 0;

/** What lessons are sorted by, and in which direction. */
export const lessonSortParts = sortPartsOf(["name", "created", "updated", "length", "items"]);
