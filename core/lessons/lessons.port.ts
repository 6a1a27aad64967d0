import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { Page } from "../kernel/page.ts";
import { token } from "../kernel/token.ts";
import type { LessonFolder, LessonFolderContent } from "./lesson-folder.model.ts";
import type { LessonQuery } from "./lesson-query.model.ts";
import type { LessonVersion, LessonVersionContent } from "./lesson-version.model.ts";
import type {
  LessonChange,
  LessonFolderChange,
  LessonMassAction,
  LessonMassResults,
  NewLesson,
  NewLessonFolder,
  VersionRestoration,
} from "./lesson-write.model.ts";
import type {
  Author,
  LessonKey,
  ItemMetadata,
  Lesson,
  LessonCard,
  LessonName,
  LessonRelated,
  LessonSaved,
  TrackerName,
} from "./lesson.model.ts";

/** Storage of lessons; each command is one request. Only lessons that the caller sees are found. */
export type LessonStore = {
  readonly list: (query: LessonQuery) => TaskEither<Failure, Page<LessonCard>>;
  /** At most 25. */
  readonly search: (query: string) => TaskEither<Failure, readonly LessonCard[]>;
  readonly get: (key: LessonKey) => TaskEither<Failure, Lesson>;
  /** Idempotent for its key. */
  readonly create: (lesson: NewLesson) => TaskEither<Failure, LessonSaved>;
  /** Refused as a conflict whose `current` is the stored lesson when a base or the version has changed. */
  readonly update: (change: LessonChange) => TaskEither<Failure, LessonSaved>;
  readonly publish: (key: LessonKey, version: number) => TaskEither<Failure, LessonSaved>;
  readonly remove: (key: LessonKey) => TaskEither<Failure, void>;
  readonly restore: (key: LessonKey) => TaskEither<Failure, LessonCard>;
  readonly removeItem: (key: LessonKey, item: string) => TaskEither<Failure, LessonSaved>;
  readonly massAction: (action: LessonMassAction) => TaskEither<Failure, LessonMassResults>;
  /** Newest first. */
  readonly versions: (key: LessonKey) => TaskEither<Failure, readonly LessonVersion[]>;
  readonly version: (key: LessonKey, number: number) => TaskEither<Failure, LessonVersionContent>;
  readonly nameVersion: (key: LessonKey, number: number, name: string) => TaskEither<Failure, LessonVersion>;
  /**
   * Restores a version into the working copy; a conflict like that of `publish` when the lesson has changed since the version that was seen.
   */
  readonly restoreVersion: (key: LessonKey, number: number, asked?: VersionRestoration) => TaskEither<Failure, LessonSaved>;
  /** Names of lessons that contain a text, at most 25. */
  readonly names: (query: string) => TaskEither<Failure, readonly LessonName[]>;
  readonly trackerNames: TaskEither<Failure, readonly TrackerName[]>;
  readonly itemsMetadata: (key: LessonKey) => TaskEither<Failure, readonly ItemMetadata[]>;
  readonly related: (key: LessonKey) => TaskEither<Failure, LessonRelated>;
  /** Tags in use, by name. */
  readonly tags: TaskEither<Failure, readonly string[]>;
  /**
   * Announces that the caller edits a lesson.
   * @returns the other authors who do
   */
  readonly presence: (key: LessonKey, item: string | null) => TaskEither<Failure, readonly Author[]>;
};
export const LessonStore = token<LessonStore>("lessons.store");

/** Storage of folders of lessons. */
export type LessonFolderStore = {
  /** All folders that the caller sees, by name; with `deleted` those in the bin. */
  readonly list: (deleted: boolean) => TaskEither<Failure, readonly LessonFolder[]>;
  readonly get: (id: number) => TaskEither<Failure, LessonFolderContent>;
  readonly create: (folder: NewLessonFolder) => TaskEither<Failure, LessonFolder>;
  readonly update: (id: number, change: LessonFolderChange) => TaskEither<Failure, LessonFolder>;
  /** Deletes a folder with its content until it is restored. */
  readonly remove: (id: number) => TaskEither<Failure, void>;
  readonly restore: (id: number) => TaskEither<Failure, LessonFolder>;
};
export const LessonFolderStore = token<LessonFolderStore>("lessons.folderStore");
