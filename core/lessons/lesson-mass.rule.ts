import * as E from "fp-ts/lib/Either.js";
import { type Failure, failureMessage, invalid } from "../kernel/failure.ts";
import { lessonLimits } from "./lesson-limits.model.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import type { LessonMassResults } from "./lesson-write.model.ts";

type Result = LessonMassResults["results"][number];

/**
 * The result of a bulk action for one lesson or folder.
 * @param outcome the id of the copy, or null where nothing was copied
 */
export const lessonMassResult = ({ kind, id }: Pick<Result, "kind" | "id">, outcome: E.Either<Failure, number | null>): Result => ({
  kind,
  id,
  done: E.isRight(outcome),
  message: E.isLeft(outcome) ? failureMessage(outcome.left) : "",
  made: E.isRight(outcome) ? outcome.right : null,
});

/** Tags with some added behind them, each once; refused where they would be too many. */
export const withTags = (tags: readonly string[], added: readonly string[]): E.Either<Failure, readonly string[]> => {
  const all = [...new Set([...tags, ...added.map((tag) => tag.trim()).filter((tag) => tag !== "")])];
  return all.length > Math.max(lessonLimits.tags, tags.length)
    ? E.left(invalid({ tags: [lessonRefusals.lesson_tags_number({ most: lessonLimits.tags })] }))
    : E.right(all);
};

/** Tags without some of them. */
export const withoutTags = (tags: readonly string[], removed: readonly string[]): readonly string[] =>
  tags.filter((tag) => !removed.includes(tag));
