import type { Remote } from "../../kernel/remote.ts";
import type { FolderLibraryState } from "../../library/library.model.ts";
import type { LessonQuery } from "../lesson-query.model.ts";
import type { LessonCard } from "../lesson.model.ts";
import type { LessonTreeFolder } from "./lesson-entry.rule.ts";

/**
 * The state of the library of lessons: a page of lessons, and all folders.
 * @property tags that lessons have, by name
 */
export type LessonLibraryState = FolderLibraryState<LessonCard, LessonTreeFolder, LessonQuery> & {
  readonly tags: Remote<readonly string[]>;
};
