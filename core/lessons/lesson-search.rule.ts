import { searchWords } from "../kernel/search-words.rule.ts";
import type { LessonQuery, LessonSort } from "./lesson-query.model.ts";

/** Whether a query looks through folders, not only at lessons directly in one. */
export const looksThroughLessonFolders = ({ all, search, tags, makers, state, recent, deleted }: LessonQuery): boolean =>
  all || recent || deleted || tags.length > 0 || makers.length > 0 || state.length > 0 || searchWords(search).length > 0;

/** What lessons are sorted by, and in which direction. */
export const lessonSortParts = (
  sort: LessonSort,
): { readonly by: "name" | "created" | "updated" | "length" | "items"; readonly isDescending: boolean } => {
  switch (sort) {
    case "name":
    case "created":
    case "updated":
    case "length":
    case "items":
      return { by: sort, isDescending: false };
    case "-name":
      return { by: "name", isDescending: true };
    case "-created":
      return { by: "created", isDescending: true };
    case "-updated":
      return { by: "updated", isDescending: true };
    case "-length":
      return { by: "length", isDescending: true };
    case "-items":
      return { by: "items", isDescending: true };
  }
};
