import * as E from "fp-ts/lib/Either.js";
import { lessonLocked } from "../courses/lesson-locks.rule.ts";
import { type Failure, forbidden, notFound } from "../kernel/failure.ts";
import type { CourseFacts } from "./course-facts.model.ts";
import { learnerTriggers } from "./learner-triggers.rule.ts";
import { learningRefusals } from "./learning-refusals.ts";
import { lessonConditions } from "./lesson-conditions.rule.ts";

/**
 * The course, or a failure when the learner may not take the lesson now; finished lessons stay open.
 * @param now epoch seconds
 */
export const lessonEntry = (course: CourseFacts, trigger: number, now: number): E.Either<Failure, CourseFacts> => {
  const unmet = lessonConditions(course, trigger, now).find(({ verdict }) => verdict === "unmet");
  switch (unmet?.code) {
    case undefined:
      return E.right(course);
    case "lesson_there":
    case "lesson_published":
    case "lesson_going":
      return E.left(notFound(learningRefusals.no_lesson));
    case "course_joined":
      return E.left(forbidden(learningRefusals.not_joined));
    default: {
      const own = learnerTriggers(course, now).find(({ id }) => id === trigger);
      return E.left(forbidden(own?.released === true ? lessonLocked : learningRefusals.not_open));
    }
  }
};
