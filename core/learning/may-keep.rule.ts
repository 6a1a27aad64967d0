import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../kernel/failure.ts";
import type { CourseFacts } from "./course-facts.model.ts";
import { learnerTriggers, listedAbove, locksOf } from "./learner-triggers.rule.ts";
import { lessonEntry } from "./lesson-entry.rule.ts";

/**
 * The course, or a failure when the learner may not keep the lesson on their device: a lesson can be kept that is open now, or that only an
 * earlier lesson of the course locks.
 * @param now epoch seconds
 */
export const mayKeep = (course: CourseFacts, trigger: number, now: number): E.Either<Failure, CourseFacts> => {
  const entry = lessonEntry(course, trigger, now);
  if (E.isRight(entry) || course.joined_at === null) return entry;
  const triggers = learnerTriggers(course, now);
  const waits_for = locksOf(triggers).get(listedAbove(triggers)(trigger))?.waits_for ?? null;
  return waits_for === null ? entry : E.right(course);
};

/**
 * The ids of the lessons that the learner may keep, in the order of the course's records.
 * @param now epoch seconds
 */
export const keepableLessons = (course: CourseFacts, now: number): readonly number[] =>
  learnerTriggers(course, now).flatMap(({ id }) => (E.isRight(mayKeep(course, id, now)) ? [id] : []));
