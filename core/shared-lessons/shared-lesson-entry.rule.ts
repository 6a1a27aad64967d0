import * as E from "fp-ts/lib/Either.js";
import { type Failure, forbidden, notFound } from "../kernel/failure.ts";
import { learningRefusals } from "../learning/learning-refusals.ts";
import type { FolderPlace } from "../library/shared-folder.model.ts";
import { sharedPath } from "../library/shared-folders.rule.ts";
import { sharedLessonRefusals } from "./shared-lesson-refusals.ts";

/**
 * A lesson of the library as one learner may find it.
 * @property offered whether it has a published version and is not deleted
 * @property folder_id the folder that it is in
 * @property folders all folders in use
 * @property shared ids of the folders that are shared with the learner's role
 * @property begun whether the learner has been in it
 * @property since when it was first opened, epoch seconds
 */
export type SharedLessonFacts = {
  readonly offered: boolean;
  readonly folder_id: number | null;
  readonly folders: readonly FolderPlace[];
  readonly shared: ReadonlySet<number>;
  readonly begun: boolean;
  readonly since: number;
};

/**
 * The folder through which a learner may take a lesson now: the one that it is in, if that or one above is shared with their role. Learners
 * who have been in the lesson get the reason why it is closed; for others it does not exist.
 */
export const sharedLessonEntry = (lesson: SharedLessonFacts): E.Either<Failure, FolderPlace> => {
  const { folder_id, folders, shared, offered, begun } = lesson;
  const folder = folder_id === null ? undefined : sharedPath(folders, shared, folder_id)?.at(-1);
  if (folder !== undefined && offered) return E.right(folder);
  if (!begun) return E.left(notFound(learningRefusals.no_lesson));
  return E.left(forbidden(folder === undefined ? sharedLessonRefusals.lesson_not_shared : sharedLessonRefusals.lesson_withdrawn));
};
