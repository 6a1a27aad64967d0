import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { CourseOffer } from "./course-offer.model.ts";
import type { LearnerLesson } from "./learner-lesson.model.ts";
import type { CoursePlace } from "./lesson-place.model.ts";

/** What the signed-in learner may keep on a device. Each call is one request. */
export type CourseOffers = {
  readonly offer: (course: number) => TaskEither<Failure, CourseOffer>;
  /** A lesson that is open, or that an earlier lesson alone locks. */
  readonly offeredLesson: (place: CoursePlace) => TaskEither<Failure, LearnerLesson>;
};
export const CourseOffers = token<CourseOffers>("offline.course-offers");
