import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../kernel/failure.ts";
import { token } from "../../kernel/token.ts";
import type { LessonReplacement, LessonReplacements } from "./lesson-replacement.model.ts";

/** Replaces a text in many lessons; all of them or none. */
export type LessonReplacing = (asked: LessonReplacement) => TaskEither<Failure, LessonReplacements>;
export const LessonReplacing = token<LessonReplacing>("lesson-tools.replacing");
