import * as E from "fp-ts/lib/Either.js";
import { isLocked, lessonLocked } from "../courses/lesson-locks.rule.ts";
import { type Failure, forbidden, notFound } from "../kernel/failure.ts";
import type { CourseFacts } from "./course-facts.model.ts";
import { learnerTriggers, listedAbove } from "./learner-triggers.rule.ts";
import { learningRefusals } from "./learning-refusals.ts";

/**
 * The course, or a failure when the learner may not take the lesson now; finished lessons stay open.
 * @param now epoch seconds
 */
export const lessonEntry = (course: CourseFacts, trigger: number, now: number): E.Either<Failure, CourseFacts> => {
  const triggers = learnerTriggers(course, now);
  const own = triggers.find(({ id }) => id === trigger);
  if (own === undefined) return E.left(notFound(learningRefusals.no_lesson));
  if (course.joined_at === null) return E.left(forbidden(learningRefusals.not_joined));
  if (!isLocked(triggers, listedAbove(triggers)(trigger))) return E.right(course);
  return E.left(forbidden(own.released === true ? lessonLocked : learningRefusals.not_open));
};
