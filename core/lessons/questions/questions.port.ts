import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../kernel/failure.ts";
import { token } from "../../kernel/token.ts";
import type { LessonKey } from "../lesson.model.ts";
import type { QuestionPlan, SentQuestions } from "./question-plan.model.ts";

/** Turns questions into items of a lesson. */
export type LessonQuestions = {
  /** Returns the items, and inserts them unless it is a dry run. */
  readonly send: (key: LessonKey, questions: SentQuestions) => TaskEither<Failure, QuestionPlan>;
};
export const LessonQuestions = token<LessonQuestions>("lessons.questions");
