import * as E from "fp-ts/lib/Either.js";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import type { LessonOutcome } from "../../../core/lessons/lesson-edit.model.ts";
import { lessonRefusals } from "../../../core/lessons/lesson-refusals.ts";
import type { LessonSaved } from "../../../core/lessons/lesson.model.ts";
import { savedLesson } from "../../../core/lessons/saved-lesson.rule.ts";
import { findLesson, type LessonCall } from "./lesson-row.ts";
import { writeLesson } from "./write-lesson.store.ts";

/** A stored lesson as the reply to a write. */
export const savedReply = async (
  call: LessonCall,
  id: number,
  outcome: Pick<LessonOutcome, "published" | "problems">,
  hasItems = false,
): Promise<E.Either<Failure, LessonSaved>> => {
  const stored = await findLesson(call, id);
  return stored === null ? E.left(notFound(lessonRefusals.lesson_missing)) : E.right(savedLesson(stored, call.actor, outcome, hasItems));
};

/**
 * Stores what a rule decided about a lesson.
 * @param hasItems whether the caller has its items already
 */
export const storedOutcome = async (
  call: LessonCall,
  id: number,
  decision: E.Either<Failure, LessonOutcome>,
  hasItems = false,
): Promise<E.Either<Failure, LessonSaved>> => {
  if (E.isLeft(decision)) return decision;
  if (decision.right.write !== null) await writeLesson(call, id, decision.right.write);
  return savedReply(call, id, decision.right, hasItems);
};
