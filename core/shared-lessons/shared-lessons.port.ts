import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { SharedLessonPlace, SharedLessons } from "./shared-lesson.model.ts";

/** The lessons of the folders that are shared with the learner's role, and of those below. */
export type SharedLessonStore = {
  /** @param folder null for the shared folders themselves, which have no lessons */
  readonly content: (folder: number | null, page: number, search: string) => TaskEither<Failure, SharedLessons>;
  /** Opens a lesson of a folder; opening it again gives the same place. */
  readonly open: (folder: number, lesson: number) => TaskEither<Failure, SharedLessonPlace>;
};
export const SharedLessonStore = token<SharedLessonStore>("shared-lessons.store");
