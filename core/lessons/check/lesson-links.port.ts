import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../kernel/failure.ts";
import { token } from "../../kernel/token.ts";
import type { LessonKey } from "../lesson.model.ts";
import type { LinkStatus } from "./link-status.model.ts";

/** Asks every web address of a lesson's working copy whether it answers. */
export type LessonLinks = (key: LessonKey) => TaskEither<Failure, readonly LinkStatus[]>;
export const LessonLinks = token<LessonLinks>("lesson-tools.links");
