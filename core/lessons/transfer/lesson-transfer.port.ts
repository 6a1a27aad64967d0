import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../kernel/failure.ts";
import { token } from "../../kernel/token.ts";
import type { LessonKey } from "../lesson.model.ts";
import type { LessonFile, LessonImport, LessonImported } from "./lesson-file.model.ts";

/** Lessons as files. */
export type LessonTransfer = {
  /** The stored working copy of a lesson with the files that it shows. */
  readonly export: (key: LessonKey) => TaskEither<Failure, LessonFile>;
  /** Creates a lesson that is not published, with its files; all of it or nothing. A repeated request with its key creates no second one. */
  readonly import: (asked: LessonImport) => TaskEither<Failure, LessonImported>;
};
export const LessonTransfer = token<LessonTransfer>("lesson-tools.transfer");
