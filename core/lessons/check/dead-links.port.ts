import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../kernel/failure.ts";
import { token } from "../../kernel/token.ts";
import type { LessonDeadLinks } from "./dead-link.model.ts";

/** The lessons that the caller may change and whose addresses do not answer, at most 100, by name. */
export type DeadLinks = TaskEither<Failure, readonly LessonDeadLinks[]>;
export const DeadLinks = token<DeadLinks>("lesson-tools.deadLinks");
